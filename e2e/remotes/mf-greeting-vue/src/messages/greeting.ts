import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { createTranslate, type Translate } from '@stoa/shared/i18n/translate.ts';
import { en } from './greeting.en.ts';

export type Text = Translate<typeof en>;

/** The texts of one language; those of English when another can't be fetched. */
export async function loadText(locale: Locale): Promise<Text> {
  if (locale === 'fr') {
    const french = await import(/* webpackChunkName: "main-fr" */ './greeting.fr.ts').catch(() => undefined);
    if (french) return createTranslate<typeof en>(locale, french.fr);
  }
  return createTranslate('en', en);
}
