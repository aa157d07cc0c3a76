/** The faces that a table is written in (fonts.css), but for those of rare letters: styles and weights of either family. */
const FACES = [
  "400 1em 'EB Garamond'", "italic 400 1em 'EB Garamond'", "600 1em 'EB Garamond'", "italic 600 1em 'EB Garamond'",
  "400 1em 'Source Sans 3'", "italic 400 1em 'Source Sans 3'", "600 1em 'Source Sans 3'",
];

/**
 * Fetches the letters of a table before they are met with. A face that comes in the midst of a game makes the browser lay
 * out the whole page and draw the whole map anew, and each came when the first word was written in it.
 */
export function fetchLetters(fonts: Pick<FontFaceSet, 'load'> | undefined = document.fonts): void {
  for (const face of FACES) void fonts?.load(face).catch(() => undefined);
}
