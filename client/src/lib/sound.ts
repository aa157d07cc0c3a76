/** Short sounds, made as they are needed: two notes, or dice that rattle. */
let context: AudioContext | null = null;

/** How loud anything gets. */
const LOUD = 0.12;

/** Lets sounds be heard from now on; browsers allow it after a gesture only. */
export function wake(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** A loudness that rises at once and dies away, connected to the speakers. */
function fading(audio: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

/** Two notes, a fourth apart: it is your turn. */
export function chime(): void {
  if (!context) return;
  const now = context.currentTime;
  for (const [i, pitch] of [659.3, 880].entries()) {
    const note = context.createOscillator();
    note.type = 'triangle';
    note.frequency.value = pitch;
    note.connect(fading(context, now + i * 0.13, LOUD, 0.45));
    note.start(now + i * 0.13);
    note.stop(now + i * 0.13 + 0.5);
  }
}

/** Dice on a table: a few knocks of noise, each softer than the last. */
export function rattle(): void {
  if (!context) return;
  const now = context.currentTime;
  const noise = context.createBuffer(1, context.sampleRate / 20, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  for (const [i, at] of [0, 0.07, 0.13, 0.22, 0.27].entries()) {
    const knock = context.createBufferSource();
    knock.buffer = noise;
    const wood = context.createBiquadFilter();
    wood.type = 'bandpass';
    wood.frequency.value = 2200 - i * 250;
    wood.Q.value = 2.5;
    knock.connect(wood).connect(fading(context, now + at, LOUD * 3 * 0.8 ** i, 0.05));
    knock.start(now + at);
  }
}
