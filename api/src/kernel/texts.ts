import { FIRST_LOCALE, type Locale } from '@stoa/shared/contract/site/locales.ts';
import {
  compileMessagesWith,
  createTranslate,
  type Messages,
  type MessagesOf,
  type Translate,
} from '@stoa/shared/i18n/translate.ts';
import compile from 'icu-minify/compile';

// No build has compiled what the API says.
compileMessagesWith(compile);

/** What the API itself says, in each language of the site: `textIn('fr')('enrolled.title', { course })`. */
export function createTexts<M extends Messages>(
  texts: Readonly<Record<typeof FIRST_LOCALE, M> & Record<Exclude<Locale, typeof FIRST_LOCALE>, MessagesOf<M>>>,
): (locale: Locale) => Translate<M> {
  const made = new Map(
    (Object.keys(texts) as Locale[]).map((locale) => [locale, createTranslate<M>(locale, texts[locale])]),
  );
  return (locale) => made.get(locale) ?? createTranslate<M>(FIRST_LOCALE, texts[FIRST_LOCALE]);
}
