export type Mark = 'bold' | 'italic' | 'code' | 'link' | 'heading' | 'bullets' | 'numbers' | 'quote';

type Selection = [start: number, end: number];

export interface MarkedText {
  /** What replaces the text from `from` to `to`. */
  insert: string;
  from: number;
  to: number;
  /** What is selected afterwards. */
  selection: Selection;
}

/** Those that go round words. */
type WordMark = 'bold' | 'italic' | 'code' | 'link';
/** What stands between the marks where nothing is selected: 'link text'. */
type Samples = Readonly<Record<WordMark, string>>;

const around: Record<WordMark, [before: string, after: string]> = {
  bold: ['**', '**'],
  italic: ['_', '_'],
  code: ['`', '`'],
  link: ['[', '](https://)'],
};
const isWordMark = (mark: Mark): mark is WordMark => mark in around;
const lineStart: Record<Exclude<Mark, WordMark>, (index: number) => string> = {
  heading: () => '## ',
  bullets: () => '- ',
  numbers: (index) => `${index + 1}. `,
  quote: () => '> ',
};
const anyLineStart = /^(#{1,6} |[-*] |\d+\. |> )/;

/** Puts a mark on the selection, or takes it off where it is already. */
export function applyMark(text: string, [start, end]: Selection, mark: Mark, samples: Samples): MarkedText {
  return isWordMark(mark)
    ? wrapSelection(text, [start, end], around[mark], samples[mark])
    : markLines(text, [start, end], lineStart[mark]);
}

function wrapSelection(
  text: string,
  [start, end]: Selection,
  [before, after]: [string, string],
  sample: string,
): MarkedText {
  const isMarked = text.slice(start - before.length, start) === before && text.slice(end).startsWith(after);
  if (isMarked) {
    const from = start - before.length;
    return { insert: text.slice(start, end), from, to: end + after.length, selection: [from, from + end - start] };
  }
  const words = text.slice(start, end) || sample;
  return {
    insert: before + words + after,
    from: start,
    to: end,
    selection: [start + before.length, start + before.length + words.length],
  };
}

function markLines(text: string, [start, end]: Selection, prefix: (index: number) => string): MarkedText {
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
