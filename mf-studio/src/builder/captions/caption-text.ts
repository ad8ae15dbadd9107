/** Marks that WebVTT knows; all other angle brackets are meant as such. */
const MARK = /<(?!\/?(?:c|i|b|u|ruby|rt|v|lang)(?:[\s.][^<>]*)?>|(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}>)/g;

/** As a person reads and writes it. */
export const unescaped = (text: string): string =>
  text
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&lrm;', '\u200e')
    .replaceAll('&rlm;', '\u200f')
    .replaceAll('&amp;', '&');

/** As it stands in a file: an arrow would begin another caption, an empty line would end this one. */
export const escaped = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
    .replaceAll('&', '&amp;')
    .replaceAll(MARK, '&lt;')
    .replaceAll('-->', '--&gt;');

/** SubRip has colours and places that WebVTT writes otherwise: they are left out, slanted and bold stay. */
export const plainSrt = (text: string): string =>
  text
    .replaceAll(/<\/?font\b[^<>]*>/gi, '')
    .replaceAll(/<(\/?)([biu])>/gi, (_, slash: string, tag: string) => `<${slash}${tag.toLowerCase()}>`)
    .replaceAll(/\{\\[^{}]*\}/g, '');
