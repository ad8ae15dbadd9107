import type { Format } from '@stoa/shared/i18n/create-format.ts';

/** Languages one can teach in, BCP 47. */
const codes = [
  'ar',
  'bn',
  'zh',
  'nl',
  'en',
  'fa',
  'fr',
  'de',
  'el',
  'ha',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'ku',
  'ms',
  'ps',
  'pl',
  'pt',
  'ru',
  'so',
  'es',
  'sw',
  'ta',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'yo',
];
/** By their names in the page's language. */
export const languageChoices = ({ locale, language }: Format) =>
  codes.map((value) => ({ value, label: language(value) })).sort((a, b) => a.label.localeCompare(b.label, locale));
