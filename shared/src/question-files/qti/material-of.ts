import { UnreadableQuestion } from '../reading/read-items.ts';
import { htmlOf } from './html.ts';
import { markdownOf } from './markdown-of.ts';
import { proseShownIn, together, wordsShownIn, type PictureOf, type Shown } from './shown-in.ts';
import { wordsIn } from './words-in.ts';
import { allOf, elementsOf, proseOf, type Xml } from './xml.ts';

/** A `material` is a text, often of HTML in which signs are written as entities: as Markdown. @throws UnreadableQuestion */
export const materialOf = (element: Xml | undefined): string => drawnBy((prose) => markdownOf(prose), element);

/** As plain words, as answers are said. @throws UnreadableQuestion */
export const materialWordsOf = (element: Xml | undefined): string => drawnBy(wordsIn, element);

function drawnBy(draw: (prose: Xml) => string, element: Xml | undefined): string {
  return partsOf(element)
    .map((part) => {
      if (part.name !== 'mattext') throw new UnreadableQuestion('media');
      return draw(proseIn(part));
    })
    .join('\n\n')
    .trim();
}

/** Several materials as one question with its picture. @throws UnreadableQuestion */
export const promptShownIn = (materials: readonly Xml[], pictureOf: PictureOf): Shown =>
  shownIn(materials, (prose) => proseShownIn(prose, pictureOf));

/** As an answer: plain words and a picture. @throws UnreadableQuestion */
export const answerShownIn = (element: Xml | undefined, pictureOf: PictureOf): Shown =>
  shownIn(element === undefined ? [] : [element], (prose) => wordsShownIn(prose, pictureOf));

function shownIn(elements: readonly Xml[], show: (prose: Xml) => Shown): Shown {
  const parts = elements.flatMap(partsOf).map((part) => {
    // Shown in an element around it, as a picture of HTML is.
    return show(part.name === 'mattext' ? proseIn(part) : { ...part, name: 'material', children: [part] });
  });
  return together(parts, '\n\n');
}

const partNames = new Set(['mattext', 'matimage', 'mataudio', 'matvideo']);
const partsOf = (element: Xml | undefined): Xml[] =>
  element === undefined
    ? []
    : elementsOf(element).flatMap((child) => (partNames.has(child.name) ? [child] : partsOf(child)));

const media = /<(img|audio|video|iframe|object)\b/gi;

function proseIn(text: Xml): Xml {
  const written = text.children.filter((child) => typeof child === 'string').join('');
  if (elementsOf(text).length > 0) return text;
  const prose = text.attributes['texttype'] === 'text/html' ? htmlOf(written) : proseOf(written);
  // Of HTML that is none, only the words are read: what it shows would be lost.
  const isLost = [...written.matchAll(media)].some(([, name]) => allOf(prose, name!.toLowerCase()).length === 0);
  if (isLost) throw new UnreadableQuestion('media');
  return prose;
}
