import { htmlWords } from '../reading/html-words.ts';
import { UnreadableQuestion } from '../reading/read-items.ts';
import { allOf, type Xml } from './xml.ts';

/** A `material` is a text, often of HTML in which signs are written as entities. */
export function materialOf(element: Xml | undefined): string {
  const texts = element === undefined ? [] : allOf(element, 'mattext');
  if (element !== undefined && allOf(element, 'matimage').length + allOf(element, 'mataudio').length > 0) {
    throw new UnreadableQuestion('media');
  }
  return texts
    .map((text) => {
      const written = text.children.filter((child) => typeof child === 'string').join('');
      if (/<(?:img|audio|video|iframe|object)\b/i.test(written)) throw new UnreadableQuestion('media');
      return (text.attributes['texttype'] === 'text/html' ? htmlWords(written) : written).trim();
    })
    .join('\n\n')
    .trim();
}
