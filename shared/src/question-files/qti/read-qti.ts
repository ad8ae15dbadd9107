import {
  type FoundItem,
  readItems,
  type QuestionReading,
  type TruthWords,
  UnreadableQuestion,
} from '../reading/read-items.ts';
import { readItem } from './read-item.ts';
import { readOldItem } from './read-old-item.ts';
import { allOf, readXml, wordsOf, type Xml } from './xml.ts';

/** Path in the package → its text. */
export type QtiFiles = ReadonlyMap<string, string>;

/** The name of a picture here, by its address in a file of the package; undefined where it does not come along. */
type FindPicture = (address: string, file: string) => string | undefined;

/** Questions of QTI 1.2, 2 and 3, in the order in which their test asks them; each is whole or it is named. */
export function readQti(
  files: QtiFiles,
  truth: TruthWords,
  findPicture: FindPicture = () => undefined,
): QuestionReading {
  const parsed = [...files].map(([file, text]) => ({ file, root: parse(text) }));
  const places = placesOf(parsed);
  return readItems(
    parsed
      .flatMap(({ file, root }) =>
        itemsOf(root, { file, truth, findPicture }).map((item) => ({ place: placeOf(file, places), item })),
      )
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item),
  );
}

function parse(text: string): Xml | UnreadableQuestion {
  try {
    return readXml(text);
  } catch (error) {
    if (error instanceof UnreadableQuestion) return error;
    throw error;
  }
}

interface ReadingOf {
  file: string;
  truth: TruthWords;
  findPicture: FindPicture;
}

function itemsOf(root: Xml | UnreadableQuestion, { file, truth, findPicture }: ReadingOf): FoundItem[] {
  const pictureOf = (address: string) => findPicture(address, file);
  const found = (start: string, read: FoundItem['read']): FoundItem => ({
    where: { file },
    start: start.slice(0, 60),
    read,
  });
  if (root instanceof UnreadableQuestion) {
    return [
      found('', () => {
        throw root;
      }),
    ];
  }
  if (root.name === 'assessmentitem') return [found(titleOf(root), () => readItem(root, truth, pictureOf))];
  if (root.name !== 'questestinterop' && root.name !== 'item') return [];
  const items = root.name === 'item' ? [root] : allOf(root, 'item');
  return items.map((item) =>
    found(titleOf(item) || wordsOf(allOf(item, 'mattext')[0]), () => readOldItem(item, truth, pictureOf)),
  );
}
const titleOf = ({ attributes }: Xml): string => attributes['title'] ?? '';

type Parsed = readonly { file: string; root: Xml | UnreadableQuestion }[];

/** File → its place in the test. */
function placesOf(parsed: Parsed): ReadonlyMap<string, number> {
  const named = parsed.flatMap(({ file, root }) =>
    root instanceof UnreadableQuestion || root.name !== 'assessmenttest'
      ? []
      : allOf(root, 'assessmentitemref').map(({ attributes }) => pathFrom(file, attributes['href'])),
  );
  return new Map(named.flatMap((path, place) => (path === undefined ? [] : [[path, place]])));
}
/** Undefined where it is no address. */
function pathFrom(file: string, href = ''): string | undefined {
  const base = URL.parse(file, 'file:///');
  return (base && URL.parse(href, base.href))?.pathname.slice(1);
}
/** What no test names comes after the others. */
const placeOf = (file: string, places: ReadonlyMap<string, number>): number =>
  places.get(pathFrom(file) ?? '') ?? Infinity;
