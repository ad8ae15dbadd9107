import { circle, many, mix, path, polar, polygon, ring, waveBand, type Palette, type Sheet } from './shapes.ts';
import type { Random } from './random.ts';

/** Marketing: a voice that spreads. */
export function ripples({ width, height }: Sheet, color: Palette, random: Random): string {
  const isLeft = random.chance(0.5);
  const x = width * (isLeft ? random.between(0.1, 0.28) : random.between(0.72, 0.9));
  const y = height * random.between(0.3, 0.75);
  const band = random.between(62, 92);
  const inks = [color.deep, color.mid, color.light, color.ground];
  const main = many(12, (index) => circle(x, y, band * (12 - index), inks[(12 - index) % 4] ?? color.mid));
  const farX = width - x + random.between(-60, 60);
  const answer = many(3, (index) => ring(farX, height - y * 0.6, 60 + index * 62, color.accent, 26 - index * 5));
  return main + circle(x, y, band * 0.62, color.accent) + answer + circle(farX, height - y * 0.6, 26, color.accent);
}

export function waves(sheet: Sheet, color: Palette, random: Random): string {
  const { width, height } = sheet;
  const count = random.whole(5, 7);
  const length = random.between(560, 980);
  const phase = random.between(0, 1);
  const band = (index: number): string => {
    const share = index / (count - 1);
    const ink = share < 0.5 ? mix(color.light, color.mid, share * 2) : mix(color.mid, color.deep, share * 2 - 1);
    return waveBand(
      sheet,
      height * (0.3 + 0.62 * share),
      46 + 26 * share,
      length * (1 + share * 0.4),
      phase + index * 0.17,
      ink,
    );
  };
  const sunX = width * random.between(0.2, 0.8);
  return circle(sunX, height * 0.3, random.between(110, 165), color.accent) + many(count, band);
}

export function burst({ width, height }: Sheet, color: Palette, random: Random): string {
  const x = width * random.between(0.3, 0.7);
  const y = height * random.between(0.55, 1.02);
  const rays = random.whole(9, 15);
  const step = 360 / (rays * 2);
  const start = random.between(0, step);
  const ray = (index: number): string =>
    polygon(
      [[x, y], polar(x, y, 1700, start + index * step * 2), polar(x, y, 1700, start + (index * 2 + 1) * step)],
      index % 3 === 0 ? color.mid : color.light,
    );
  const core = random.between(120, 175);
  return (
    many(rays, ray) +
    circle(x, y, core * 2.1, color.mid) +
    circle(x, y, core * 1.62, color.ground) +
    circle(x, y, core * 1.18, color.deep) +
    path(`M${x - core * 0.62} ${y}a${core * 0.62} ${core * 0.62} 0 0 1 ${core * 1.24} 0Z`, color.accent)
  );
}
