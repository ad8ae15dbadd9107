import compile from 'icu-minify/compile';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { compileMessagesWith, createTranslate, type Translate } from '@stoa/shared/i18n/translate.ts';
import { en } from './messages/page.en.ts';
import { fr } from './messages/page.fr.ts';

export type PageTexts = Translate<typeof en>;

compileMessagesWith(compile);
const texts: Record<Locale, PageTexts> = { en: createTranslate('en', en), fr: createTranslate('fr', fr) };

/** What the gateway says in a page. */
export const textsIn = (locale: Locale): PageTexts => texts[locale];
