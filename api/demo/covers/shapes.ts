/** Small words for SVG, so that a motif reads as a drawing. Lengths are pixels of a 1280-wide sheet. */
export interface Sheet {
  width: number;
  height: number;
}

/** `ground` carries the rest; `deep` is the darkest voice, `accent` the rarest. */
export interface Palette {
  ground: string;
  deep: string;
  mid: string;
  light: string;
  accent: string;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
export type Point = readonly [x: number, y: number];
export const points = (list: readonly Point[]): string => list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
/** A point on a circle; 0° is to the right, angles grow clockwise. */
export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => [
  cx + radius * Math.cos((degrees * Math.PI) / 180),
  cy + radius * Math.sin((degrees * Math.PI) / 180),
];

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${more}/>`;
export const circle = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}" ${more}/>`;
export const ring = (cx: number, cy: number, r: number, stroke: string, width: number, more = ''): string =>
  circle(cx, cy, r, 'none', `stroke="${stroke}" stroke-width="${round(width)}" ${more}`);
export const polygon = (list: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${points(list)}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d.replaceAll(/-?\d+\.\d+/g, (number) => round(Number(number)))}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  path(
    d,
    'none',
    `stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}`,
  );
export const group = (content: string, more: string): string => `<g ${more}>${content}</g>`;
export const turned = (content: string, degrees: number, cx: number, cy: number): string =>
  group(content, `transform="rotate(${round(degrees)} ${round(cx)} ${round(cy)})"`);

/** `count` results of `draw`, joined. */
export const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, count) }, (_, index) => draw(index)).join('');

/** Round at the head, square at the foot; (x, y) is the top left. */
export const arch = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  path(`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`, fill, more);

/** A quarter of a disc filling a square cell, its corner at one of the four corners (0 = top left, clockwise). */
export function quarter(x: number, y: number, size: number, corner: number, fill: string): string {
  const quarterPath = `M${x} ${y}H${x + size}A${size} ${size} 0 0 1 ${x} ${y + size}Z`;
  return turned(path(quarterPath, fill), corner * 90, x + size / 2, y + size / 2);
}

/** Half a disc filling half a square cell, its flat side turned by quarter turns. */
export function half(x: number, y: number, size: number, turns: number, fill: string): string {
  const middle = y + size / 2;
  const halfPath = `M${x} ${middle}A${size / 2} ${size / 2} 0 0 1 ${x + size} ${middle}Z`;
  return turned(path(halfPath, fill), turns * 90, x + size / 2, middle);
}

/** A band from a wavy upper edge down to the foot of the sheet. */
export function waveBand(
  sheet: Sheet,
  top: number,
  swing: number,
  length: number,
  phase: number,
  fill: string,
): string {
  const steps = Array.from({ length: 33 }, (_, index): Point => {
    const x = (sheet.width / 32) * index;
    return [x, top + swing * Math.sin((x / length + phase) * 2 * Math.PI)];
  });
  return path(`M0 ${sheet.height}L${points(steps).replaceAll(' ', 'L')}L${sheet.width} ${sheet.height}Z`, fill);
}

/** A colour between two, `share` of the way (0–1). Both as `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const part = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const blend = (at: number): string =>
    Math.round(part(from, at) + (part(to, at) - part(from, at)) * Math.min(1, Math.max(0, share)))
      .toString(16)
      .padStart(2, '0');
  return `#${blend(1)}${blend(3)}${blend(5)}`;
}
