import { circle, many, mix, path, points, rect, ring, type Palette, type Point, type Sheet } from './shapes.ts';
import type { Random } from './random.ts';

/** Finance: things that are counted, stacked and grow. */
export function bars({ width, height }: Sheet, color: Palette, random: Random): string {
  const count = random.whole(6, 9);
  const gap = 26;
  const w = (width - 140 - gap * (count - 1)) / count;
  const bend = random.between(0.7, 2);
  const special = random.whole(2, count - 1);
  const top = (index: number): number =>
    height - (90 + (height - 250) * ((index + 1) / count) ** bend * random.between(0.85, 1.05));
  const tops = Array.from({ length: count }, (_, index) => top(index));
  const bar = (index: number): string => {
    const x = 70 + index * (w + gap);
    const y = tops[index] ?? 0;
    const ink = index === special ? color.accent : mix(color.mid, color.deep, index / count);
    return (
      rect(x, y, w, height - y + 60, ink, `rx="${(w / 2).toFixed(1)}"`) +
      circle(x + w / 2, y + w / 2, w * 0.26, color.light, 'opacity="0.9"')
    );
  };
  return many(4, (row) => rect(0, (height * (row + 1)) / 5, width, 2, color.deep, 'opacity="0.16"')) + many(count, bar);
}

export function coins({ width, height }: Sheet, color: Palette, random: Random): string {
  const stacks = random.whole(3, 5);
  const rx = (width - 120) / stacks / 2.25;
  const ry = rx * 0.34;
  const thick = ry * 0.92;
  const stack = (index: number): string => {
    const cx = 60 + ((width - 120) / stacks) * (index + 0.5);
    const tall = random.whole(2, Math.floor((height - 160) / thick) - 1);
    return many(tall, (coin) => {
      const y = height - 70 - coin * thick;
      const ink = [color.mid, color.accent, color.deep][(index + coin) % 3] ?? color.mid;
      const side = `M${cx - rx} ${y - thick}v${thick}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-thick}Z`;
      const isTop = coin === tall - 1;
      return (
        path(side, ink, `stroke="${color.ground}" stroke-width="3"`) +
        `<ellipse cx="${cx.toFixed(1)}" cy="${(y - thick).toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${isTop ? color.light : ink}" stroke="${color.ground}" stroke-width="3"/>` +
        (isTop
          ? `<ellipse cx="${cx.toFixed(1)}" cy="${(y - thick).toFixed(1)}" rx="${(rx * 0.62).toFixed(1)}" ry="${(ry * 0.62).toFixed(1)}" fill="none" stroke="${color.accent}" stroke-width="6"/>`
          : '')
      );
    });
  };
  return rect(0, height - 150, width, 150, color.deep, 'opacity="0.14"') + many(stacks, stack);
}

export function growth({ width, height }: Sheet, color: Palette, random: Random): string {
  const layers = 4;
  const count = 9;
  const curve = (layer: number): Point[] => {
    const base = height * (0.34 + layer * 0.15);
    return Array.from({ length: count }, (_, index): Point => {
      const share = index / (count - 1);
      return [share * width, base + 150 * (1 - share) ** 1.6 - 150 * share ** 1.4 + random.between(-34, 34)];
    });
  };
  const inks = [color.light, mix(color.light, color.mid, 0.55), color.mid, color.deep];
  const front = curve(0);
  const area = (list: readonly Point[], ink: string): string =>
    path(`M0 ${height}L${points(list).replaceAll(' ', 'L')}L${width} ${height}Z`, ink);
  const marks = front
    .filter((_, index) => index % 2 === 1)
    .map(([x, y]) => circle(x, y, 17, color.accent) + ring(x, y, 30, color.accent, 4, 'opacity="0.6"'));
  return (
    many(7, (index) => rect((width * (index + 1)) / 8, 0, 2, height, color.deep, 'opacity="0.12"')) +
    area(front, inks[0] ?? color.light) +
    many(layers - 1, (index) => area(curve(index + 1), inks[index + 1] ?? color.mid)) +
    `<polyline points="${points(front)}" fill="none" stroke="${color.accent}" stroke-width="9" stroke-linejoin="round"/>` +
    marks.join('')
  );
}
