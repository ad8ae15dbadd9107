export type Mark = 'bold' | 'italic' | 'code' | 'link' | 'heading' | 'bullets' | 'numbers' | 'quote';

export interface MarkedText {
  /** What replaces the text from `from` to `to`. */
  insert: string;
  from: number;
  to: number;
  /** What is selected afterwards. */
  selection: [start: number, end: number];
}

const around: Partial<Record<Mark, [before: string, after: string, empty: string]>> = {
  bold: ['**', '**', 'bold text'],
  italic: ['_', '_', 'slanted text'],
  code: ['`', '`', 'code'],
  link: ['[', '](https://)', 'link text'],
};
const lineStart: Partial<Record<Mark, (index: number) => string>> = {
  heading: () => '## ',
  bullets: () => '- ',
  numbers: (index) => `${index + 1}. `,
  quote: () => '> ',
};
const anyLineStart = /^(#{1,6} |[-*] |\d+\. |> )/;

/** Puts a mark on the selection, or takes it off where it is already. */
export function applyMark(text: string, start: number, end: number, mark: Mark): MarkedText {
  const wrap = around[mark];
  return wrap ? wrapSelection(text, start, end, wrap) : markLines(text, start, end, lineStart[mark]!);
}

function wrapSelection(
  text: string,
  start: number,
  end: number,
  [before, after, empty]: [string, string, string],
): MarkedText {
  const isMarked = text.slice(start - before.length, start) === before && text.slice(end).startsWith(after);
  if (isMarked) {
    const from = start - before.length;
    return { insert: text.slice(start, end), from, to: end + after.length, selection: [from, from + end - start] };
  }
  const words = text.slice(start, end) || empty;
  return {
    insert: before + words + after,
    from: start,
    to: end,
    selection: [start + before.length, start + before.length + words.length],
  };
}

function markLines(text: string, start: number, end: number, prefix: (index: number) => string): MarkedText {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line, index) => line.startsWith(prefix(index)));
  const insert = lines
    .map((line, index) =>
      isMarked ? line.slice(prefix(index).length) : prefix(index) + line.replace(anyLineStart, ''),
    )
    .join('\n');
  return { insert, from, to, selection: [from, from + insert.length] };
}
