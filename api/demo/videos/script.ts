/** One video: slides that are read aloud. Each spoken line is also one caption and reveals one more point. */
export interface VideoScript {
  /** File name without ending, in `media/`. */
  media: string;
  course: string;
  title: string;
  slides: Slide[];
}

export interface Slide {
  heading: string;
  /** Revealed one by one with the spoken lines. */
  points?: string[];
  /** SVG for a field of 560 × 430. */
  figure?: string;
  /** At most about 90 characters each, so that a caption fits on two rows. */
  say: string[];
}

export const ink = {
  page: '#f5f4f0',
  surface: '#fffefc',
  sunken: '#e4e1d8',
  line: '#c9c4b6',
  text: '#15252b',
  soft: '#455257',
  primary: '#0b5767',
  mid: '#5b9a9b',
  pale: '#cfe3e5',
  accent: '#c08415',
  gold: '#e7b452',
} as const;

/** Words in a figure. */
export const label = (x: number, y: number, words: string, more = 'font-size="22"'): string =>
  `<text x="${x}" y="${y}" fill="${ink.text}" ${more}>${words}</text>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const stroke = (d: string, color: string = ink.accent, width = 4, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/** A small table; the first row is its head. */
export function table(x: number, y: number, widths: number[], rows: string[][], size = 22): string {
  const tall = size * 1.9;
  const total = widths.reduce((sum, width) => sum + width, 0);
  return rows
    .map((row, at) => {
      let left = x;
      const cells = row.map((cell, column) => {
        const svg = label(
          left + 14,
          y + at * tall + tall * 0.66,
          cell,
          `font-size="${size}" font-weight="${at === 0 ? 700 : 400}"`,
        );
        left += widths[column] ?? 0;
        return svg;
      });
      const ground = at === 0 ? ink.pale : at % 2 ? ink.surface : '#f1efe8';
      return box(x, y + at * tall, total, tall, ground, `stroke="${ink.line}"`) + cells.join('');
    })
    .join('');
}
