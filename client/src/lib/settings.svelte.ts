import type { Language } from './contract.ts';
import { PACES, type Pace } from './story.ts';

export type Theme = 'auto' | 'light' | 'dark';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(`latrunculi:${key}`);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(`latrunculi:${key}`, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** French for whoever's browser puts it before English, English for all others. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (language === 'fr' || language === 'en') return language;
  }
  return 'en';
}

/** What was kept of guides; nothing where it is damaged. */
function guidesIn(text: string | null): Record<string, 'on' | 'done'> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter(([, how]) => how === 'on' || how === 'done'));
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>('fr');
  theme = $state<Theme>('auto');
  /** Whether the first steps were read and put away. */
  guided = $state(stored('guided') === 'yes');
  /** The games whose first turn is being guided through, and those where that is done with. */
  private guides = $state<Record<string, 'on' | 'done'>>({});
  /** Whether questions that leave nothing but to pass are answered for the player; null where he has not said. */
  passing = $state<boolean | null>(null);
  /** Whether it may be heard when it becomes one's turn, and when dice are thrown. */
  sound = $state(stored('sound') === 'on');
  /** How what others have done is told. */
  pace = $state<Pace>('asked');

  constructor() {
    const language = stored('language');
    this.language =
      language === 'fr' || language === 'en'
        ? language
        : preferredLanguage(typeof navigator === 'undefined' ? [] : navigator.languages);
    const theme = stored('theme');
    if (theme === 'light' || theme === 'dark') this.theme = theme;
    this.guides = guidesIn(stored('guides'));
    const passing = stored('passing');
    if (passing) this.passing = passing === 'yes';
    this.pace = PACES.find((pace) => pace === stored('pace')) ?? 'asked';
    this.apply();
  }

  speak(language: Language): void {
    this.language = language;
    store('language', language);
    this.apply();
  }

  paint(theme: Theme): void {
    this.theme = theme;
    store('theme', theme);
    this.apply();
  }

  guideOf(game: string): 'on' | 'done' | undefined {
    return this.guides[game];
  }

  /** Begins to guide through the first turn of a game, or has done with it. */
  guideThrough(game: string, how: 'on' | 'done'): void {
    this.guides = { ...this.guides, [game]: how };
    store('guides', JSON.stringify(this.guides));
  }

  /** The first steps were read. */
  guide(): void {
    this.guided = true;
    store('guided', 'yes');
  }

  passAlone(on: boolean): void {
    this.passing = on;
    store('passing', on ? 'yes' : 'no');
  }

  tellAt(pace: Pace): void {
    this.pace = pace;
    store('pace', pace);
  }

  hear(on: boolean): void {
    this.sound = on;
    store('sound', on ? 'on' : 'off');
  }

  private apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
