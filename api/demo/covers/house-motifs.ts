import { arch, circle, many, mix, polygon, rect, type Palette, type Sheet } from './shapes.ts';
import type { Random } from './random.ts';

/** Business: the stoa itself; arches, columns and steps. */
export function colonnade({ width, height }: Sheet, color: Palette, random: Random): string {
  const isBanner = width > 3 * height;
  const count = random.whole(4, 6) * (isBanner ? 2 : 1);
  const pillar = random.between(34, 54);
  const bay = (width + pillar) / count;
  const top = height * random.between(0.2, 0.3);
  const foot = height - 84;
  const lit = random.whole(0, count - 1);
  const sun = random.whole(0, count - 1);
  const opening = (index: number): string => {
    const x = index * bay;
    const w = bay - pillar;
    const clip = `bay${index}`;
    const inside =
      rect(x, top, w, foot - top, index === lit ? color.accent : mix(color.mid, color.light, index / count)) +
      (index === sun ? circle(x + w * 0.6, top + w * 0.72, w * 0.26, color.light) : '') +
      polygon(
        [
          [x, foot],
          [x, foot - 120 - (index % 3) * 46],
          [x + w, foot - 60 - ((index + 1) % 3) * 52],
          [x + w, foot],
        ],
        mix(color.deep, color.mid, 0.55),
      );
    return `<clipPath id="${clip}">${arch(x, top, w, foot - top, '#000000')}</clipPath><g clip-path="url(#${clip})">${inside}</g>`;
  };
  const capital = (index: number): string =>
    rect(index * bay - pillar - 12, top + bay * 0.42, pillar + 24, 22, color.light) +
    rect(index * bay - pillar - 12, foot - 24, pillar + 24, 24, color.light);
  return (
    rect(0, 0, width, height, color.deep) +
    rect(0, 46, width, 26, color.light, 'opacity="0.9"') +
    rect(0, 84, width, 8, color.accent) +
    many(count, opening) +
    many(count + 1, capital) +
    rect(0, foot, width, 84, color.ground) +
    rect(0, foot + 30, width, 6, color.deep, 'opacity="0.4"')
  );
}

export function stairs({ width, height }: Sheet, color: Palette, random: Random): string {
  const count = random.whole(5, 8);
  const step = width / (count + 1.2);
  const rise = (height * 0.72) / count;
  const depth = step * 0.34;
  const isFalling = random.chance(0.4);
  const block = (index: number): string => {
    const h = rise * (index + 1);
    const x = 60 + index * step;
    const y = height - h;
    return (
      rect(x, y, step, h, mix(color.mid, color.deep, index / count)) +
      polygon(
        [
          [x, y],
          [x + depth, y - depth * 0.6],
          [x + step + depth, y - depth * 0.6],
          [x + step, y],
        ],
        index === count - 1 ? color.accent : color.light,
      )
    );
  };
  const last = count - 1;
  const content =
    circle(
      60 + last * step * random.between(0.15, 0.5),
      height * 0.3,
      random.between(80, 130),
      color.accent,
      'opacity="0.9"',
    ) +
    many(count, (index) => block(last - index)) +
    arch(60 + last * step + step * 0.28, height - rise * count * 0.5, step * 0.44, rise * count * 0.5, color.ground);
  return isFalling ? `<g transform="translate(${width} 0) scale(-1 1)">${content}</g>` : content;
}

export function nestedArches({ width, height }: Sheet, color: Palette, random: Random): string {
  const inks = [color.deep, color.mid, color.light, color.accent];
  const count = random.whole(2, 4);
  const widths = Array.from({ length: count }, () => random.between(0.7, 1.5));
  const total = widths.reduce((sum, share) => sum + share, 0);
  let left = 40;
  return (
    widths
      .map((share, index) => {
        const w = ((width - 80) * share) / total - 18;
        const x = left;
        left += w + 18;
        const h = Math.min(height - 70, Math.max(w * random.between(0.75, 1.15), 320));
        const rings = Math.max(3, Math.round(w / 90));
        const band = w / (rings * 2 + 1);
        return many(rings + 1, (at) =>
          arch(
            x + band * at,
            height - h + band * at,
            w - band * at * 2,
            h - band * at,
            inks[(index + at) % 4] ?? color.mid,
          ),
        );
      })
      .join('') + rect(0, height - 26, width, 26, color.deep)
  );
}
