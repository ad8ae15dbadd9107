import type { QuestionOption } from '../../contract/teaching/questions.ts';
import { UnreadableQuestion } from '../reading/read-items.ts';
import { markdownOf } from './markdown-of.ts';
import { wordsIn } from './words-in.ts';
import { elementsOf, wordsOf, type Xml } from './xml.ts';

/** The name of a picture here, by its address in the file that shows it; undefined where it does not come along. */
export type PictureOf = (address: string) => string | undefined;

type Picture = Pick<QuestionOption, 'picture_file_id' | 'picture_alt'>;

/** What a question or an answer says and shows. */
export type Shown = Pick<QuestionOption, 'text'> & Picture;

const noPicture: Picture = { picture_file_id: null, picture_alt: '' };

/** Its prose as Markdown, and its picture. `instead`: as of `markdownOf`. @throws UnreadableQuestion */
export function proseShownIn(element: Xml, pictureOf: PictureOf, instead?: (child: Xml) => string | undefined): Shown {
  const { rest, picture } = withoutPicture(element, pictureOf);
  return { text: markdownOf(rest, instead), ...picture };
}

/** Its plain words, and its picture. @throws UnreadableQuestion */
export function wordsShownIn(element: Xml, pictureOf: PictureOf): Shown {
  const { rest, picture } = withoutPicture(element, pictureOf);
  return { text: wordsIn(rest), ...picture };
}

/** Parts of a question as one; only one of them shows something. @throws UnreadableQuestion */
export function together(parts: readonly Shown[], between: string): Shown {
  const [picture = noPicture, another] = parts.filter(({ picture_file_id }) => picture_file_id !== null);
  if (another !== undefined) throw new UnreadableQuestion('pictures');
  const text = parts
    .map((part) => part.text)
    .filter(Boolean)
    .join(between)
    .trim();
  return { text, picture_file_id: picture.picture_file_id, picture_alt: picture.picture_alt };
}

/** The element without its picture; one that does not come along stays in it, where it breaks a rule of its own. */
function withoutPicture(element: Xml, pictureOf: PictureOf): { rest: Xml; picture: Picture } {
  const found: Picture[] = [];
  const without = (one: Xml): Xml => {
    // What is not changed stays the same element: others look for it.
    if (!holdsPicture(one, pictureOf)) return one;
    const children = one.children.flatMap((child): (Xml | string)[] => {
      if (typeof child === 'string') return [child];
      const picture = isInteraction(child) ? undefined : pictureIn(child, pictureOf);
      if (picture === undefined) return [without(child)];
      found.push(picture);
      return [];
    });
    return { ...one, children };
  };
  const rest = without(element);
  if (found.length > 1) throw new UnreadableQuestion('pictures');
  return { rest, picture: found[0] ?? noPicture };
}

/** What is chosen shows pictures of its own. */
const isInteraction = ({ name }: Xml): boolean => name.endsWith('interaction');

const holdsPicture = (element: Xml, pictureOf: PictureOf): boolean =>
  !isInteraction(element) &&
  elementsOf(element).some((child) => pictureIn(child, pictureOf) !== undefined || holdsPicture(child, pictureOf));

/** Undefined where it is none, or none that comes along. */
function pictureIn(element: Xml, pictureOf: PictureOf): Picture | undefined {
  const { name, attributes } = element;
  const address = addressOf(element);
  const id = address === undefined ? undefined : pictureOf(address);
  if (id === undefined) return undefined;
  const said = attributes['alt'] ?? (name === 'matimage' ? attributes['label'] : wordsOf(element)) ?? '';
  return { picture_file_id: id, picture_alt: said.replaceAll(/\s+/g, ' ').trim().slice(0, 300) };
}

function addressOf({ name, attributes }: Xml): string | undefined {
  if (name === 'img') return attributes['src'];
  if (name === 'matimage') return attributes['uri'];
  return name === 'object' ? attributes['data'] : undefined;
}
