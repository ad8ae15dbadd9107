interface Line {
  text: string;
}

/** Mean width of a letter of the display face, in its own size; measured on English titles. */
const LETTER = 0.52;

/**
 * Breaks a text into at most `most` lines and chooses the size at which the longest fits into `width`, for SVG does
 * neither. The size is never above `size`.
 */
export function fitLines(text: string, { width, size, most }: { width: number; size: number; most: number }) {
  const words = text.split(/\s+/);
  const widest = (lines: Line[]) => Math.max(...lines.map((line) => line.text.length)) * LETTER * size;
  for (let count = 1; count < most; count += 1) {
    const lines = breakInto(words, count);
    if (widest(lines) <= width) return { lines: lines.map((line) => line.text), size };
  }
  const lines = breakInto(words, most);
  return { lines: lines.map((line) => line.text), size: Math.min(size, (size * width) / widest(lines)) };
}

/** Lines of about the same length. */
function breakInto(words: readonly string[], count: number): Line[] {
  const target = words.join(' ').length / count;
  const lines: Line[] = [{ text: '' }];
  for (const word of words) {
    const last = lines[lines.length - 1]!;
    const longer = last.text === '' ? word : `${last.text} ${word}`;
    const isFull = lines.length < count && last.text !== '' && longer.length - target > target - last.text.length;
    if (isFull) lines.push({ text: word });
    else last.text = longer;
  }
  return lines;
}
