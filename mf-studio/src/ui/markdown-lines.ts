import {
  isBlank,
  isItem,
  isMarkedAs,
  LEVEL,
  markLine,
  nextMarker,
  parseLine,
  prefixLength,
  renumbered,
  unmarkLine,
  writeLine,
  type LineMark,
  type MarkdownLine,
} from './markdown-line.ts';
import type { TextEdit, TextRange } from './text-edit.ts';

/** Marks every line of the selection, or takes the mark off where all of them have it. */
export function markLines(text: string, selection: TextRange, mark: LineMark): TextEdit {
  const { lines, first, last } = linesOf(text, selection);
  const chosen = lines.slice(first, last + 1);
  const meant = chosen.every(isBlank) ? chosen : chosen.filter((line) => !isBlank(line));
  const isMarked = meant.every((line) => isMarkedAs(line, mark));
  const marked = lines.map((line) => {
    if (!meant.includes(line)) return line;
    return isMarked ? unmarkLine(line) : markLine(line, mark);
  });
  const [from, to] = mark === 'numbers' ? listAround(marked, [first, last]) : [first, last];
  return editOf(text, selection, {
    from,
    lines: mark === 'numbers' ? renumbered(marked.slice(from, to + 1)) : marked.slice(from, to + 1),
  });
}

/** Moves list items a level in or out; undefined where that would be no list any more, or is none. */
export function shiftItems(text: string, selection: TextRange, to: 'in' | 'out'): TextEdit | undefined {
  const { lines, first, last } = linesOf(text, selection);
  const shifted = lines.map((line, index) => {
    if (index < first || index > last || !isItem(line)) return line;
    if (to === 'out') return { ...line, indent: line.indent.replace(/^(\t| {1,4})/, '') };
    const above = lines[index - 1];
    const isBelowItem = above !== undefined && isItem(above) && above.indent.length >= line.indent.length;
    // The items below one that goes in go along with it.
    return isBelowItem || isGoingAlong(lines, [first, index]) ? { ...line, indent: line.indent + LEVEL } : line;
  });
  if (shifted.every((line, index) => line === lines[index] || line.indent === lines[index]?.indent)) return undefined;
  const [from, end] = listAround(shifted, [first, last]);
  return editOf(text, selection, { from, lines: renumbered(shifted.slice(from, end + 1)) });
}

/** Deeper than the first selected item: it keeps its place below it. */
function isGoingAlong(lines: readonly MarkdownLine[], [first, index]: TextRange): boolean {
  const [head, line] = [lines[first], lines[index]];
  return index > first && head !== undefined && line !== undefined && line.indent.length > head.indent.length;
}

/** What Enter does in a list or a quote; undefined where it only breaks the line. An empty item ends the list. */
export function continueList(text: string, selection: TextRange): TextEdit | undefined {
  const [start, end] = selection;
  const { lines, first, last, offsets } = linesOf(text, selection);
  const line = lines[first];
  const lineStart = offsets[first] ?? 0;
  if (line === undefined || line.marker === '' || isMarkedAs(line, 'heading') || isInFence(lines, first)) return;
  if (start < lineStart + prefixLength(line)) return;
  if (line.words.trim() === '') {
    return { insert: '', from: lineStart, to: lineStart + writeLine(line).length, selection: [lineStart, lineStart] };
  }
  const marker = nextMarker(line.marker);
  const caret = start + 1 + line.indent.length + marker.length;
  const rest =
    lines[last] &&
    writeLine(lines[last])
      .slice(end - (offsets[last] ?? 0))
      .trimStart();
  const [, listEnd] = listAround(lines, [last, last]);
  const next = { indent: line.indent, marker, words: rest ?? '' };
  const below = renumbered([next, ...lines.slice(last + 1, listEnd + 1)]);
  const to = (offsets[listEnd] ?? 0) + writeLine(lines[listEnd] ?? line).length;
  return { insert: `\n${below.map(writeLine).join('\n')}`, from: start, to, selection: [caret, caret] };
}

interface Lines {
  lines: MarkdownLine[];
  /** Where each line begins. */
  offsets: number[];
  /** Of the selection; a line of which only the beginning is reached does not belong to it. */
  first: number;
  last: number;
}

function linesOf(text: string, [start, end]: TextRange): Lines {
  const written = text.split('\n');
  let offset = 0;
  const offsets = written.map((line) => {
    const here = offset;
    offset += line.length + 1;
    return here;
  });
  const first = offsets.findLastIndex((at) => at <= start);
  const last = Math.max(
    first,
    offsets.findLastIndex((at) => (end > start ? at < end : at <= end)),
  );
  return { lines: written.map(parseLine), offsets, first, last };
}

/** The whole list that the lines stand in, so that it can be counted. */
function listAround(lines: readonly MarkdownLine[], [first, last]: TextRange): [first: number, last: number] {
  const belongs = (line: MarkdownLine | undefined) =>
    line !== undefined && !isBlank(line) && (isItem(line) || line.indent !== '');
  let [from, to] = [first, last];
  while (belongs(lines[from - 1])) from -= 1;
  while (belongs(lines[to + 1])) to += 1;
  return [from, to];
}

/** A line in a block of code is no item, whatever it begins with. */
const isInFence = (lines: readonly MarkdownLine[], index: number): boolean =>
  lines.slice(0, index).filter(({ marker, words }) => marker === '' && /^(```|~~~)/.test(words)).length % 2 === 1;

/** Puts lines in the place of as many from `from` on; the selection stays at its words, or on its lines if on several. */
function editOf(text: string, [start, end]: TextRange, next: { from: number; lines: MarkdownLine[] }): TextEdit {
  const { lines, offsets, first, last } = linesOf(text, [start, end]);
  const startOf = (index: number) =>
    (offsets[next.from] ?? 0) +
    next.lines.slice(0, index - next.from).reduce((sum, line) => sum + writeLine(line).length + 1, 0);
  const moved = (at: number, index: number) => {
    const [before, after] = [lines[index], next.lines[index - next.from]];
    if (before === undefined || after === undefined) return at;
    const behindMark = at - (offsets[index] ?? 0) - prefixLength(before);
    return startOf(index) + prefixLength(after) + Math.max(0, behindMark);
  };
  const to = next.from + next.lines.length - 1;
  return {
    insert: next.lines.map(writeLine).join('\n'),
    from: offsets[next.from] ?? 0,
    to: (offsets[to] ?? 0) + writeLine(lines[to] ?? { indent: '', marker: '', words: '' }).length,
    selection: first === last ? [moved(start, first), moved(end, last)] : [startOf(first), startOf(last + 1) - 1],
  };
}
