/**
 * The languages the site speaks. The first is the one that texts are written in; every other is complete beside it
 * (`npm run check` compares them). Plain data, so that browsers, the gateway and the API share it.
 */
export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

export const FIRST_LOCALE: Locale = locales[0];

/** Remembers the chosen language in this browser, so that the gateway answers in it from the first byte. Lives a year. */
export const LOCALE_COOKIE = 'locale';

/** Each in its own words, for those who read no other. */
export const localeNames: Record<Locale, string> = { en: 'English', fr: 'Français' };

export const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value);

/** A text that comes in several languages beside its first: a route's title. */
export const textIn = (locale: string, first: string, others: Readonly<Record<string, string>> = {}): string =>
  others[locale] ?? first;

const RIGHT_TO_LEFT = /^(ar|dv|fa|he|ks|ku|ps|sd|ug|ur|yi)\b/i;

export type Direction = 'ltr' | 'rtl';
/** Which way a language (a BCP 47 tag) is read. */
export const directionOf = (language: string): Direction => (RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr');

/** The first of the wanted languages (BCP 47 tags, most wanted first) that the site speaks: `fr-CA` is French. */
export function matchLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const [language] = tag.trim().toLowerCase().split('-');
    if (isLocale(language)) return language;
  }
  return FIRST_LOCALE;
}

/** `fr-CA,fr;q=0.8,en;q=0.5`, a header `Accept-Language`: the tags, most wanted first. */
export const wantedLanguages = (header = ''): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const weight = Number(parameters.find((piece) => piece.startsWith('q='))?.slice(2) ?? 1);
      return { tag, weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);

/**
 * Groups of code, and those that hold their texts in the page's language: `['remote', 'verify']` in French comes with
 * `main-fr` and `verify-fr`. A build names its chunks of texts so; see CONTRIBUTING.md. Not every group has any.
 */
export const textGroups = (groups: readonly string[], locale: Locale): string[] =>
  locale === FIRST_LOCALE ? [] : groups.map((group) => `${group === 'remote' ? 'main' : group}-${locale}`);
