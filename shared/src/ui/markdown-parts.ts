/** A part of a long text, with an address of its own: `/help/certificates#checking`. */
export interface MarkdownPart {
  id: string;
  title: string;
  /** Markdown, whose first headings stand right below the part's own. */
  text: string;
}

export interface MarkdownParts {
  /** What stands before the first heading. */
  intro: string;
  parts: MarkdownPart[];
}

const FENCE = /^ {0,3}(```|~~~)/;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.+?)[ \t]*#*$/;

/** Cuts a text at its widest headings, so that it can begin with its contents. */
export function markdownParts(text: string): MarkdownParts {
  const lines = withHeadings(text);
  const widest = Math.min(...lines.map(({ level }) => level));
  const intro: string[] = [];
  const parts: (MarkdownPart & { lines: string[] })[] = [];
  for (const { line, level, title } of lines) {
    if (level === widest && Number.isFinite(level))
      parts.push({ id: freeId(title, parts), title, text: '', lines: [] });
    else (parts.at(-1)?.lines ?? intro).push(Number.isFinite(level) ? line.replace('#'.repeat(widest), '#') : line);
  }
  return {
    intro: intro.join('\n').trim(),
    parts: parts.map(({ id, title, lines: own }) => ({ id, title, text: own.join('\n').trim() })),
  };
}

/** Each line, and of a heading its level; what stands in a fence is no heading. */
function withHeadings(text: string): { line: string; level: number; title: string }[] {
  let isFenced = false;
  return text.split('\n').map((line) => {
    if (FENCE.test(line)) isFenced = !isFenced;
    const [, marks = '', title = ''] = (!isFenced && HEADING.exec(line)) || [];
    return { line, level: marks.length || Infinity, title: plain(title) };
  });
}

/** Headings stand in the contents, too, where nothing is marked. */
const plain = (title: string): string => title.replaceAll(/[*_`]|\[([^\]]*)\]\([^)]*\)/g, '$1');

function freeId(title: string, parts: readonly MarkdownPart[]): string {
  const id =
    title
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'part';
  const taken = parts.filter((part) => part.id === id || part.id.startsWith(`${id}-`)).length;
  return taken === 0 ? id : `${id}-${taken + 1}`;
}
