import { circle, group, half, many, path, polygon, quarter, rect, ring, type Palette, type Sheet } from './shapes.ts';
import type { Random } from './random.ts';

/** Design: letters' parts, tiles and grids. */
export function tiles({ width, height }: Sheet, color: Palette, random: Random): string {
  const size = height / 3;
  const inks = [color.deep, color.mid, color.light, color.accent, color.ground];
  const columns = Math.ceil(width / size) + 1;
  const left = (width - columns * size) / 2;
  return many(columns * 3, (index) => {
    const x = left + (index % columns) * size;
    const y = Math.floor(index / columns) * size;
    const under = random.pick(inks);
    const over = random.pick(inks.filter((ink) => ink !== under));
    const dot = random.pick(inks.filter((ink) => ink !== under && ink !== over));
    const turns = random.whole(0, 3);
    const kinds = [
      quarter(x, y, size, turns, over),
      quarter(x, y, size, turns, over) + quarter(x, y, size, (turns + 2) % 4, dot),
      quarter(x, y, size, turns, over) + group(quarter(x, y, size, turns, dot), scaleTo(x, y, size, turns, 0.5)),
      half(x, y, size, turns, over) + half(x, y + (turns % 2 ? 0 : size / 2), size, turns, turns % 2 ? over : dot),
      circle(x + size / 2, y + size / 2, size * 0.34, over) + circle(x + size / 2, y + size / 2, size * 0.14, dot),
      polygon(
        [
          [x, y + size],
          [x + size, y],
          [x + size, y + size],
        ],
        over,
      ),
      many(4, (bar) => rect(x + (bar * size) / 4, y, size / 8, size, over)),
    ];
    return rect(x, y, size + 0.5, size + 0.5, under) + random.pick(kinds);
  });
}

function scaleTo(x: number, y: number, size: number, corner: number, factor: number): string {
  const cx = x + (corner === 1 || corner === 2 ? size : 0);
  const cy = y + (corner >= 2 ? size : 0);
  return `transform="translate(${cx} ${cy}) scale(${factor}) translate(${-cx} ${-cy})"`;
}

/** A stem, a bowl and a dot: the parts that every alphabet is made of, very large. */
export function letterforms({ width, height }: Sheet, color: Palette, random: Random): string {
  const isFlipped = random.chance(0.5);
  const stem = random.between(110, 170);
  const left = width * random.between(0.2, 0.3);
  const bowl = height * random.between(0.3, 0.36);
  const middle = height * random.between(0.5, 0.6);
  const guide = (y: number): string => rect(0, y, width, 3, color.deep, 'opacity="0.28"');
  const body =
    rect(left, -10, stem, height + 20, color.deep) +
    path(`M${left + stem} ${middle - bowl}A${bowl} ${bowl} 0 0 1 ${left + stem} ${middle + bowl}Z`, color.mid) +
    path(
      `M${left + stem} ${middle - bowl * 0.45}A${bowl * 0.45} ${bowl * 0.45} 0 0 1 ${left + stem} ${middle + bowl * 0.45}Z`,
      color.ground,
    ) +
    ring(left + stem + bowl * 2.2, middle + bowl * 0.35, bowl * 0.62, color.light, bowl * 0.5) +
    circle(left + stem + bowl * 2.2, middle - bowl * 1.05, bowl * 0.22, color.accent) +
    rect(left - stem * 1.5, middle + bowl - stem * 0.5, stem * 1.5, stem * 0.5, color.accent);
  const letters = isFlipped ? group(body, `transform="translate(${width} 0) scale(-1 1)"`) : body;
  return guide(middle - bowl) + guide(middle + bowl) + letters;
}

/** Blocks set on twelve columns, as a page is. */
export function pageGrid({ width, height }: Sheet, color: Palette, random: Random): string {
  const gap = 14;
  const column = (width - 120 - 11 * gap) / 12;
  const x = (at: number): number => 60 + at * (column + gap);
  const span = (count: number): number => count * column + (count - 1) * gap;
  const isFlipped = random.chance(0.5);
  const isUpsideDown = random.chance(0.4);
  const split = random.whole(5, 8);
  const head = random.between(0.5, 0.66) * (height - 120);
  const inks = [color.mid, color.light, color.accent];
  const first = random.whole(0, 2);
  const ink = (index: number): string => inks[(first + index) % 3] ?? color.mid;
  const below = 60 + head + gap;
  const rest = height - 60 - below;
  const words = random.whole(4, 5);
  const lines = (from: number, count: number): string =>
    many(words, (row) =>
      rect(
        x(from),
        below + (row * rest) / words,
        span(row === words - 1 ? count - 1 : count),
        rest / words / 2.2,
        color.deep,
      ),
    );
  const [cx, cy, radius] = [60 + span(split) / 2, 60 + head / 2, Math.min(head, span(split)) * 0.4];
  const hero = random.pick([
    circle(cx, cy, radius, ink(0)) + path(`M${cx - radius} ${cy}a${radius} ${radius} 0 0 0 ${radius * 2} 0Z`, ink(1)),
    path(`M${cx - radius} ${cy + radius}V${cy}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${cy + radius}Z`, ink(0)) +
      circle(cx, cy, radius * 0.42, ink(1)),
    polygon(
      [
        [cx - radius, cy + radius],
        [cx, cy - radius],
        [cx + radius, cy + radius],
      ],
      ink(0),
    ) + circle(cx + radius * 0.7, cy - radius * 0.6, radius * 0.36, ink(1)),
  ]);
  const content =
    rect(x(0), 60, span(split), head, color.deep) +
    hero +
    rect(x(split), 60, span(12 - split), head * 0.55, ink(1)) +
    rect(x(split), 60 + head * 0.55 + gap, span(10 - split), head * 0.45 - gap, ink(2)) +
    quarter(x(10), 60 + head * 0.55 + gap, Math.min(span(2), head * 0.45 - gap), random.whole(0, 3), color.deep) +
    lines(0, 4) +
    lines(4, 4) +
    rect(x(8), below, span(4), rest, ink(0)) +
    polygon(
      [
        [x(8), below + rest],
        [x(8) + span(4), below],
        [x(8) + span(4), below + rest],
      ],
      ink(2),
    );
  const turn = `transform="translate(${isFlipped ? width : 0} ${isUpsideDown ? height : 0}) scale(${isFlipped ? -1 : 1} ${isUpsideDown ? -1 : 1})"`;
  return many(12, (at) => rect(x(at), 0, column, height, color.deep, 'opacity="0.07"')) + group(content, turn);
}
