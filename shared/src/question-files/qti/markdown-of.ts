import { UnreadableQuestion } from '../reading/read-items.ts';
import type { Xml } from './xml.ts';

const blocks = new Set([
  'p',
  'div',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'table',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
/** Around words, in Markdown. A power or an index would change what is said if its sign were dropped. */
const marks: Record<string, readonly [before: string, after: string]> = {
  b: ['**', '**'],
  strong: ['**', '**'],
  em: ['*', '*'],
  i: ['*', '*'],
  code: ['`', '`'],
  sup: ['^', ''],
  sub: ['\\_', ''],
  td: ['', ' '],
  th: ['', ' '],
};
const media = new Set([
  'img',
  'object',
  'audio',
  'video',
  'picture',
  'svg',
  'iframe',
  'matimage',
  'mataudio',
  'matvideo',
]);

/** Said to those alone who gave an answer, to those who correct, or to browsers. */
const unsaid = new Set(['feedbackinline', 'feedbackblock', 'rubricblock', 'stylesheet', 'script', 'style']);

/**
 * The prose in it as Markdown. `instead`: what stands for an element; undefined where it is drawn as what it holds.
 *
 * @throws UnreadableQuestion where something would be lost: pictures, sound, formulas
 */
export const markdownOf = (element: Xml, instead: (child: Xml) => string | undefined = () => undefined): string =>
  inside(element, instead)
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const inside = ({ children }: Xml, instead: (child: Xml) => string | undefined): string =>
  children.map((child) => (typeof child === 'string' ? escaped(child) : drawn(child, instead))).join('');

function drawn(element: Xml, instead: (child: Xml) => string | undefined): string {
  const { name } = element;
  if (media.has(name)) throw new UnreadableQuestion('media');
  if (name === 'math') throw new UnreadableQuestion('maths');
  if (unsaid.has(name)) return '';
  const other = instead(element);
  if (other !== undefined) return other;
  if (name === 'br') return '\n';
  const words = inside(element, instead);
  if (name === 'li') return `\n- ${words.trim()}`;
  if (blocks.has(name)) return `\n\n${words.trim()}\n\n`;
  const mark = marks[name];
  return mark === undefined || words.trim() === '' ? words : `${mark[0]}${words.trim()}${mark[1]}`;
}

/** Spaces as one, and signs that mean something in Markdown as themselves. */
const escaped = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\*_`[\]]/g, String.raw`\$&`);
