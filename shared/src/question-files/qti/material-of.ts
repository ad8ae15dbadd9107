import { UnreadableQuestion } from '../reading/read-items.ts';
import { htmlOf } from './html.ts';
import { markdownOf } from './markdown-of.ts';
import { wordsIn } from './words-in.ts';
import { allOf, elementsOf, proseOf, type Xml } from './xml.ts';

/** A `material` is a text, often of HTML in which signs are written as entities: as Markdown. @throws UnreadableQuestion */
export const materialOf = (element: Xml | undefined): string => drawnBy((prose) => markdownOf(prose), element);

/** As plain words, as answers are said. @throws UnreadableQuestion */
export const materialWordsOf = (element: Xml | undefined): string => drawnBy(wordsIn, element);

function drawnBy(draw: (prose: Xml) => string, element: Xml | undefined): string {
  const texts = element === undefined ? [] : allOf(element, 'mattext');
  if (element !== undefined && allOf(element, 'matimage').length + allOf(element, 'mataudio').length > 0) {
    throw new UnreadableQuestion('media');
  }
  return texts
    .map((text) => draw(proseIn(text)))
    .join('\n\n')
    .trim();
}

function proseIn(text: Xml): Xml {
  const written = text.children.filter((child) => typeof child === 'string').join('');
  if (elementsOf(text).length > 0) return text;
  if (/<(?:img|audio|video|iframe|object)\b/i.test(written)) throw new UnreadableQuestion('media');
  return text.attributes['texttype'] === 'text/html' ? htmlOf(written) : proseOf(written);
}
