import { circle, many, mix, path, points, polar, rect, ring, type Palette, type Point, type Sheet } from './shapes.ts';
import type { Random } from './random.ts';

/** Data: fields of dots, contours of a hidden hill, a matrix of values. */
function hills(sheet: Sheet, random: Random): (x: number, y: number) => number {
  const peaks = Array.from({ length: 3 }, () => ({
    x: random.between(0.1, 0.9) * sheet.width,
    y: random.between(0.1, 0.9) * sheet.height,
    reach: random.between(130, 260),
    tall: random.between(0.55, 0.95),
  }));
  return (x, y) =>
    Math.min(
      1,
      peaks.reduce(
        (sum, peak) => sum + peak.tall * Math.exp(-((x - peak.x) ** 2 + (y - peak.y) ** 2) / (2 * peak.reach ** 2)),
        0,
      ),
    );
}

export function dotField(sheet: Sheet, color: Palette, random: Random): string {
  const gap = 49;
  const columns = Math.ceil(sheet.width / gap);
  const rows = Math.ceil(sheet.height / gap);
  const value = hills(sheet, random);
  return many(columns * rows, (index) => {
    const row = Math.floor(index / columns);
    const x = (index % columns) * gap + (row % 2 ? gap / 2 : 0) + 12;
    const y = row * gap + 20;
    const share = value(x, y);
    const ink =
      share > 0.93
        ? color.accent
        : share > 0.45
          ? mix(color.mid, color.deep, (share - 0.45) * 2)
          : mix(color.light, color.mid, share * 2);
    return circle(x, y, 4 + share * 19, ink);
  });
}

export function contours({ width, height }: Sheet, color: Palette, random: Random): string {
  const cx = width * random.between(0.32, 0.68);
  const cy = height * random.between(0.38, 0.62);
  const [first, second, turn] = [random.between(0.1, 0.2), random.between(0.05, 0.12), random.between(0, 360)];
  const levels = 11;
  const blob = (level: number): string => {
    const radius = 860 * ((levels - level) / levels) ** 1.15;
    const list = Array.from({ length: 48 }, (_, index): Point => {
      const angle = index * 7.5;
      const wobble =
        1 +
        first * Math.sin(((angle * 2 + turn) * Math.PI) / 180) +
        second * Math.sin(((angle * 5 - turn) * Math.PI) / 180);
      return polar(cx + level * 9, cy - level * 5, radius * wobble, angle);
    });
    const share = level / (levels - 1);
    const ink = share < 0.5 ? mix(color.ground, color.mid, share * 1.7) : mix(color.mid, color.deep, share * 2 - 1);
    return path(`M${points(list).replaceAll(' ', 'L')}Z`, ink, `stroke="${color.light}" stroke-width="3"`);
  };
  const [px, py] = [cx + levels * 8, cy - levels * 4];
  return many(levels - 1, blob) + circle(px, py, 24, color.accent) + ring(px, py, 46, color.accent, 5);
}

export function matrix(sheet: Sheet, color: Palette, random: Random): string {
  const columns = 13;
  const rows = 7;
  const gap = 10;
  const side = (sheet.width - 80 - gap * (columns - 1)) / columns;
  const top = (sheet.height - rows * side - (rows - 1) * gap) / 2;
  const value = hills(sheet, random);
  const hot = Array.from({ length: 4 }, () => random.whole(0, columns * rows - 1));
  return many(columns * rows, (index) => {
    const x = 40 + (index % columns) * (side + gap);
    const y = top + Math.floor(index / columns) * (side + gap);
    const share = value(x + side / 2, y + side / 2) * random.between(0.8, 1.08);
    const ink = hot.includes(index)
      ? color.accent
      : share < 0.5
        ? mix(color.light, color.mid, share * 2)
        : mix(color.mid, color.deep, share * 2 - 1);
    return rect(x, y, side, side, ink, 'rx="8"');
  });
}
