import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { mathOptions, withFormulas } from './formulas.ts';
import type { Markup } from './markup.ts';
import type { HtmlNode as Node } from '../../kernel/html-node.ts';

/** HTML in a text is shown, not run. */
export const asText = (_: unknown, node: { value: string }) => ({ type: 'text' as const, value: node.value });

/** As on the site: the text's own headings stand below the page's. */
const writer = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { handlers: { html: asText } })
  .use(() => (tree: unknown) => adapt(tree as Node))
  .use(rehypeSanitize)
  .use(() => (tree: unknown) => openElsewhere(tree as Node))
  .use(rehypeStringify);

export const htmlOf = (markdown: string): Markup => ({ text: String(writer.processSync(markdown)) });

/** The text of a lesson, which may hold formulas. */
const lessonWriter = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath, mathOptions)
  .use(remarkRehype, { handlers: { html: asText } })
  .use(() => (tree: unknown) => adapt(tree as Node))
  .use(rehypeSanitize)
  .use(() => (tree: unknown) => openElsewhere(tree as Node))
  .use(withFormulas)
  // Of our own making alone: what an author wrote in HTML is text by now.
  .use(rehypeStringify, { allowDangerousHtml: true });

export const lessonHtmlOf = (markdown: string): Markup => ({ text: String(lessonWriter.processSync(markdown)) });

/** Without markup, for the reports of learning systems. */
export function plainTextOf(markdown: string): string {
  return textIn(unified().use(remarkParse).use(remarkGfm).parse(markdown) as Node).trim();
}

const textIn = ({ value, children, type }: Node): string =>
  (value ?? (children ?? []).map(textIn).join('')) + (type === 'paragraph' ? ' ' : '');

/** Pictures lie on other hosts, which a package does not ask by itself: they are links. */
function adapt(node: Node): void {
  for (const child of node.children ?? []) {
    const level = /^h([1-5])$/.exec(child.tagName ?? '')?.[1];
    if (level !== undefined) child.tagName = `h${Number(level) + 1}`;
    if (child.tagName === 'img') asLink(child);
    adapt(child);
  }
}

function asLink(picture: Node): void {
  const { src, alt } = picture.properties ?? {};
  picture.tagName = 'a';
  picture.properties = { href: src };
  picture.children = [{ type: 'text', value: String(alt || src || '') }];
}

/** A link must not take the place of the lesson in its frame; after sanitising, which would drop the target. */
function openElsewhere(node: Node): void {
  for (const child of node.children ?? []) {
    const isAway = child.tagName === 'a' && !String(child.properties?.['href'] ?? '#').startsWith('#');
    if (isAway) child.properties = { ...child.properties, target: '_blank', rel: ['noopener', 'noreferrer'] };
    openElsewhere(child);
  }
}
