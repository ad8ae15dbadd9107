export type LineMark = 'heading' | 'bullets' | 'numbers' | 'quote';

export interface MarkdownLine {
  indent: string;
  /** With the space behind it: '- ', '12. '; empty for a paragraph. */
  marker: string;
  words: string;
}

/** A level of a list. Four spaces make a nested list below any marker up to '99. '. */
export const LEVEL = '    ';

const shape = /^([ \t]*)(#{1,6} |[-*+] |\d{1,9}[.)] |> ?)?(.*)$/s;
const marks: Record<LineMark, RegExp> = {
  heading: /^#/,
  bullets: /^[-*+]/,
  numbers: /^\d/,
  quote: /^>/,
};
const firstMarker: Record<LineMark, string> = { heading: '## ', bullets: '- ', numbers: '1. ', quote: '> ' };

export function parseLine(line: string): MarkdownLine {
  const [, indent = '', marker = '', words = ''] = shape.exec(line) ?? [];
  return { indent, marker, words };
}
export const writeLine = ({ indent, marker, words }: MarkdownLine): string => indent + marker + words;
export const prefixLength = ({ indent, marker }: MarkdownLine): number => indent.length + marker.length;

export const isMarkedAs = ({ marker }: MarkdownLine, mark: LineMark): boolean => marks[mark].test(marker);
export const isItem = (line: MarkdownLine): boolean => isMarkedAs(line, 'bullets') || isMarkedAs(line, 'numbers');
export const isBlank = ({ marker, words }: MarkdownLine): boolean => marker === '' && words.trim() === '';

export const markLine = (line: MarkdownLine, mark: LineMark): MarkdownLine => ({ ...line, marker: firstMarker[mark] });
export const unmarkLine = (line: MarkdownLine): MarkdownLine => ({ ...line, marker: '' });

const numberOf = (marker: string): number => Number.parseInt(marker, 10);

/** The marker of the next item: '3. ' after '2. ', else the same. */
export const nextMarker = (marker: string): string =>
  /^\d/.test(marker) ? marker.replace(/^\d+/, String(numberOf(marker) + 1)) : marker;

/** Counts numbered items on, each level by itself; the first line keeps its number, a nested list begins at 1. */
export function renumbered(lines: readonly MarkdownLine[]): MarkdownLine[] {
  const lastOf = new Map<number, string>();
  return lines.map((line, index) => {
    const level = line.indent.length;
    for (const deeper of lastOf.keys()) if (deeper > level) lastOf.delete(deeper);
    if (!isMarkedAs(line, 'numbers')) {
      if (isItem(line)) lastOf.delete(level);
      return line;
    }
    const last = lastOf.get(level);
    const first = index === 0 || level === 0 ? line.marker : line.marker.replace(/^\d+/, '1');
    const marker = last === undefined ? first : nextMarker(last).replace(/[.)] $/, line.marker.slice(-2));
    lastOf.set(level, marker);
    return { ...line, marker };
  });
}
