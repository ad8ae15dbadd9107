import type { ReactNode } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import { Link } from 'react-router-dom';
import remarkGfm from 'remark-gfm';
import { useUiText } from '../i18n/messages/ui.ts';
import classes from './markdown.module.css';

interface MarkdownProps {
  /** Markdown with tables and task lists (GFM). HTML in it is shown as text, never run. */
  text: string;
  /** Rank of the text's own first-level headings among the page's; deeper ones follow. */
  headingOrder?: 2 | 3;
  /** `linked`: pictures of other sites, which would see who reads, are links to them. */
  pictures?: 'shown' | 'linked';
  /** What a text may need besides, fetched by who draws it: see `lesson-text`. */
  extras?: MarkdownExtras;
}

/** More that a text can hold: how it is read, and how it is drawn. */
export interface MarkdownExtras {
  remarkPlugins?: NonNullable<Options['remarkPlugins']>;
  rehypePlugins?: NonNullable<Options['rehypePlugins']>;
  components?: Components;
}

/** Prose written by people of the site, at a width that reads well. */
export function Markdown({ text, headingOrder = 2, pictures = 'shown', extras = {} }: MarkdownProps) {
  return (
    <div className={classes.prose}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm, ...(extras.remarkPlugins ?? [])]}
        rehypePlugins={extras.rehypePlugins ?? []}
        components={{ ...components[pictures][headingOrder], ...extras.components }}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}

type RemarkPlugin = Extract<NonNullable<Options['remarkPlugins']>[number], (...given: never[]) => unknown>;

/** What stands in a line: marks of words, and nothing that could be pressed, shown or start a block of its own. */
const inLine = ['em', 'strong', 'del', 'code', 'sub', 'sup'];

/** Or "1. May" would be a list of one, and lose its number. */
const withoutBlocks: RemarkPlugin = function () {
  const data = this.data() as { micromarkExtensions?: unknown[] };
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: blocks } });
};
const blocks = [
  'list',
  'headingAtx',
  'setextUnderline',
  'thematicBreak',
  'blockQuote',
  'codeIndented',
  'codeFenced',
  'htmlFlow',
  'definition',
];

/** Markdown within a line, for labels: links and pictures are their words. */
export function InlineMarkdown({ text }: { text: string }) {
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm, withoutBlocks]} allowedElements={inLine} unwrapDisallowed>
      {text}
    </ReactMarkdown>
  );
}

const plain: Components = {
  a: ({ href = '', children }) =>
    href.startsWith('/') && !href.startsWith('//') ? (
      <Link to={href}>{children}</Link>
    ) : (
      <a href={href} rel="noreferrer nofollow ugc" target="_blank">
        {children}
      </a>
    ),
  table: WideTable,
  p: Paragraph,
  img: ({ src, alt }) => <img src={typeof src === 'string' ? src : undefined} alt={alt ?? ''} loading="lazy" />,
};

/** A picture alone, with a title, is a figure: `![What is to be seen](file.png "What it is about")`. */
function Paragraph({ node, children }: { node?: ParagraphNode | undefined; children?: ReactNode }) {
  const [only, ...others] = node?.children ?? [];
  const caption = only?.type === 'element' && only.tagName === 'img' ? only.properties?.['title'] : undefined;
  if (typeof caption !== 'string' || others.length > 0) return <p>{children}</p>;
  return (
    <figure>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
interface ParagraphNode {
  children: readonly { type: string; tagName?: string; properties?: Readonly<Record<string, unknown>> }[];
}

/** Scrolls by keyboard, too. */
function WideTable({ children }: { children?: ReactNode }) {
  const scrollable = { role: 'region', 'aria-label': useUiText()('table'), tabIndex: 0 };
  return (
    <div className={classes.table} {...scrollable}>
      <table>{children}</table>
    </div>
  );
}

type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
const heading =
  (Tag: HeadingTag) =>
  ({ children }: { children?: ReactNode }) => <Tag>{children}</Tag>;

const underSecond: Components = {
  ...plain,
  h1: heading('h2'),
  h2: heading('h3'),
  h3: heading('h4'),
  h4: heading('h5'),
};
const underThird: Components = { ...plain, h1: heading('h3'), h2: heading('h4'), h3: heading('h5'), h4: heading('h6') };

const linked: Components = {
  img: ({ src, alt }) =>
    typeof src === 'string' && src !== '' ? (
      <a href={src} rel="noreferrer nofollow ugc" target="_blank">
        {alt || src}
      </a>
    ) : null,
};
const components: Record<NonNullable<MarkdownProps['pictures']>, Record<2 | 3, Components>> = {
  shown: { 2: underSecond, 3: underThird },
  linked: { 2: { ...underSecond, ...linked }, 3: { ...underThird, ...linked } },
};
