/** Languages a course can be taught in: BCP-47 and English name, by name. */
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
const names = new Intl.DisplayNames('en', { type: 'language' });

export const languages = codes
  .map((value) => ({ value, label: names.of(value) ?? value }))
  .sort((a, b) => a.label.localeCompare(b.label));
