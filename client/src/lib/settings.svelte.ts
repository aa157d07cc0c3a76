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

class Settings {
  language = $state<Language>('fr');
  theme = $state<Theme>('auto');
  /** Whether the first steps were read and put away. */
  guided = $state(stored('guided') === 'yes');
  /** Whether questions that leave nothing but to pass are answered for the player; null where he has not said. */
  passing = $state<boolean | null>(null);
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

  private apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
