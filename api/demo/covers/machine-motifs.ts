import { circle, line, many, mix, polygon, rect, ring, type Palette, type Sheet } from './shapes.ts';
import type { Random } from './random.ts';

/** Software development: branching lines, indented code, building blocks. */
export function branches({ width, height }: Sheet, color: Palette, random: Random): string {
  const rows = random.whole(4, 6);
  const gap = height / (rows + 1);
  const inks = [color.mid, color.light, color.accent, mix(color.mid, color.light, 0.5), color.mid, color.accent];
  const track = (index: number): string => {
    const from = gap * (index + 1);
    const to = gap * (random.whole(0, rows - 1) + 1);
    const turn = width * random.between(0.2, 0.7);
    const bend = Math.abs(to - from);
    const ink = inks[index] ?? color.mid;
    const d =
      bend < 1
        ? `M-20 ${from}H${width + 20}`
        : `M-20 ${from}H${turn}C${turn + bend * 0.6} ${from} ${turn + bend * 0.4} ${to} ${turn + bend} ${to}H${width + 20}`;
    const node = (x: number, y: number): string => circle(x, y, 27, color.ground) + ring(x, y, 22, ink, 13);
    return (
      line(d, ink, 15) + node(turn - 60, from) + node(Math.min(width - 60, turn + bend + random.between(70, 260)), to)
    );
  };
  const dots = many(15 * 8, (index) => circle(45 + (index % 15) * 85, 62 + Math.floor(index / 15) * 85, 4, color.deep));
  return dots + many(rows, track);
}

export function codeLines({ width, height }: Sheet, color: Palette, random: Random): string {
  const inks = [color.mid, color.light, color.accent, mix(color.mid, color.light, 0.5)];
  const [x, y, w, h] = [width * random.between(0.12, 0.2), 96, width * random.between(0.62, 0.72), height + 40];
  let indent = 0;
  const row = (index: number): string => {
    indent = Math.min(4, Math.max(0, indent + random.pick([0, 1, 1, -1])));
    let at = x + 56 + indent * 62;
    const top = y + 108 + index * 58;
    return many(random.whole(1, 4), () => {
      const length = random.between(48, 210);
      const piece = at + length < x + w - 40 ? rect(at, top, length, 27, random.pick(inks), 'rx="13.5"') : '';
      at += length + 22;
      return piece;
    });
  };
  return (
    rect(x + 74, y - 50, w, h, color.deep, 'rx="22" opacity="0.6"') +
    rect(x, y, w, h, color.deep, 'rx="22"') +
    many(3, (dot) => circle(x + 50 + dot * 40, y + 46, 12, [color.accent, color.light, color.mid][dot] ?? color.mid)) +
    many(11, row)
  );
}

export function blocks({ width, height }: Sheet, color: Palette, random: Random): string {
  const side = random.between(98, 128);
  const dx = side * 0.866;
  const left = mix(color.deep, color.mid, 0.35);
  const cube = (x: number, y: number, top: string): string =>
    polygon(
      [
        [x, y - side / 2],
        [x + dx, y],
        [x, y + side / 2],
        [x - dx, y],
      ],
      top,
    ) +
    polygon(
      [
        [x - dx, y],
        [x, y + side / 2],
        [x, y + side * 1.5],
        [x - dx, y + side],
      ],
      left,
    ) +
    polygon(
      [
        [x + dx, y],
        [x, y + side / 2],
        [x, y + side * 1.5],
        [x + dx, y + side],
      ],
      color.deep,
    );
  const columns = Math.ceil(width / (dx * 2)) + 2;
  const rows = Math.ceil(height / (side * 1.5)) + 1;
  const centre = random.between(0.25, 0.75) * width;
  const drawn: { y: number; svg: string }[] = [];
  for (let row = 0; row < rows * 1; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = column * dx * 2 + (row % 2 ? dx : 0) - dx;
      const base = row * side * 1.5 + side * 0.6;
      if (Math.abs(x - centre) / width > 0.22 + 0.3 * (row / rows) && random.chance(0.75)) continue;
      drawn.push({ y: base, svg: cube(x, base, random.pick([color.mid, color.light, color.mid, color.accent])) });
    }
  }
  return drawn
    .sort((one, other) => one.y - other.y)
    .map((block) => block.svg)
    .join('');
}
