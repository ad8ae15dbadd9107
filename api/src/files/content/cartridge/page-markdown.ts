import { pictureAddress } from '@stoa/shared/contract/teaching/text-pictures.ts';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { formulaHandlers, nameFormulas, takeFormulas } from './formulas.ts';
import type { HtmlNode as Node } from '../../../kernel/html-node.ts';

/** What becomes of what a page names. */
export interface PageLinks {
  /** The id of a picture that comes along. */
  pictureOf: (src: string) => string | undefined;
  /** A file of the cartridge: whether it is given along. Its words stay, but where they are a line of their own. */
  giveAlong: (address: string, words: string) => boolean;
}

const reader = unified().use(rehypeParse);
/** What these hold is no text of the page. */
const unsaid = ['script', 'style', 'head', 'noscript', 'template'];
const cleaner = unified().use(rehypeSanitize, { ...defaultSchema, strip: unsaid });
const writer = unified()
  .use(rehypeRemark, { handlers: formulaHandlers })
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '*', fences: true });

/** A page as the text of a lesson: what browsers would run of it goes, and so does how it looks. */
export function pageMarkdown(html: string, links: PageLinks): string {
  const page = reader.parse(html) as unknown as Node;
  takeFormulas(page);
  walk(page, (node) => takeMedia(node, links));
  const clean = cleaner.runSync(page as never) as unknown as Node;
  nameFormulas(clean);
  walk(clean, (node) => takeLines(node, links));
  walk(clean, (node) => takeLinks(node, links));
  const text = writer.runSync(clean as never);
  return writer.stringify(text as never).trim();
}

/** From below: what stands in an element is ready before it. */
function walk(node: Node, change: (node: Node) => Node): void {
  if (node.children === undefined) return;
  node.children = node.children.map((child) => {
    walk(child, change);
    return change(child);
  });
}

const words = (value: string): Node => ({ type: 'text', value });
const link = (href: string, value: string): Node => ({
  type: 'element',
  tagName: 'a',
  properties: { href },
  children: [words(value)],
});
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const isWeb = (address: string): boolean => /^https?:\/\//i.test(address);

const players = new Set(['video', 'audio', 'object', 'embed', 'iframe', 'source']);

/** Players and frames are links: to another site, or to a file that is given along. */
function takeMedia(node: Node, { giveAlong }: PageLinks): Node {
  const { tagName = '', properties = {} } = node;
  if (!players.has(tagName)) return node;
  const src = textOf(properties['src']) || textOf(properties['data']);
  const inside = node.children ?? [];
  if (src === '')
    return tagName === 'source' ? words('') : { type: 'element', tagName: 'p', properties: {}, children: inside };
  const name = textOf(properties['title']) || src.split(/[?#]/)[0]!.split('/').at(-1)!;
  const address = src.startsWith('//') ? `https:${src}` : src;
  if (isWeb(address)) return link(address, name);
  giveAlong(address, name);
  return words(name);
}

/** A line that is nothing but a link to a file, in words, is that file, which the lesson names itself. */
function takeLines(node: Node, { giveAlong }: PageLinks): Node {
  const [link, ...others] = (node.children ?? []).filter(({ type, value }) => type !== 'text' || value?.trim() !== '');
  const isLine = node.tagName === 'p' && link?.tagName === 'a' && others.length === 0 && !hasPicture(link);
  const href = isLine ? textOf(link.properties?.['href']) : '';
  if (link === undefined || href === '' || href.startsWith('#') || isWeb(href) || /^mailto:/i.test(href)) return node;
  return giveAlong(href, wordsOf(link)) ? words('') : node;
}

const hasPicture = ({ tagName, children = [] }: Node): boolean => tagName === 'img' || children.some(hasPicture);

/** Pictures get the names of files here; links that lead nowhere outside the cartridge leave their words. */
function takeLinks(node: Node, { pictureOf, giveAlong }: PageLinks): Node {
  const { tagName, properties = {} } = node;
  if (tagName === 'img') {
    const [src, alt] = [textOf(properties['src']), textOf(properties['alt'])];
    const id = pictureOf(src);
    if (id !== undefined) return { ...node, properties: { src: pictureAddress(id), alt } };
    return isWeb(src) ? link(src, alt || src) : words(alt);
  }
  if (tagName !== 'a') return node;
  const href = textOf(properties['href']);
  if (isWeb(href) || /^mailto:/i.test(href)) return node;
  const said = wordsOf(node);
  if (href !== '' && !href.startsWith('#')) giveAlong(href, said);
  return { type: 'element', tagName: 'span', properties: {}, children: node.children ?? [] };
}

const wordsOf = ({ value, children = [] }: Node): string => (value ?? '') + children.map(wordsOf).join('');
