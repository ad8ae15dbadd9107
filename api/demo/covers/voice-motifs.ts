import { circle, many, path, rect, ring, type Palette, type Sheet } from './shapes.ts';
import type { Random } from './random.ts';

/** Languages: bubbles that answer one another, mosaic scales, the bars of a voice. */
export function speech(_sheet: Sheet, color: Palette, random: Random): string {
  const inks = [color.deep, color.mid, color.light, color.accent];
  const first = random.whole(0, 3);
  const bubble = (x: number, y: number, w: number, h: number, at: number, isLeft: boolean): string => {
    const ink = inks[(first + at) % 4] ?? color.mid;
    const tail = isLeft ? `M${x + 70} ${y + h - 4}v74l84 -74Z` : `M${x + w - 70} ${y + h - 4}v74l-84 -74Z`;
    const mark = inks[(first + at + 2) % 4] ?? color.light;
    const marks =
      at % 2
        ? many(3, (dot) => circle(x + w / 2 + (dot - 1) * 66, y + h / 2, 19, mark))
        : many(3, (row) =>
            rect(x + 62, y + h * 0.24 + row * h * 0.2, (w - 124) * [1, 0.8, 0.55][row]!, h * 0.085, mark, 'rx="9"'),
          );
    return rect(x, y, w, h, ink, 'rx="58"') + path(tail, ink) + marks;
  };
  const shift = random.between(-50, 50);
  return (
    bubble(90 + shift, 60, random.between(460, 600), 230, 0, true) +
    bubble(700 + shift, 190, random.between(380, 500), 190, 1, false) +
    bubble(190 + shift, 430, random.between(330, 420), 200, 2, true) +
    bubble(640 + shift, 480, random.between(420, 540), 190, 3, false)
  );
}

export function scales({ width, height }: Sheet, color: Palette, random: Random): string {
  const r = random.between(74, 96);
  const columns = Math.ceil(width / (r * 2)) + 2;
  const rows = Math.ceil(height / (r * 0.95)) + 2;
  const inks = [color.deep, color.mid, color.light, color.accent, color.ground];
  const [along, down] = [random.whole(1, 3), random.whole(1, 4)];
  return many(columns * rows, (index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    const x = column * r * 2 + (row % 2 ? r : 0) - r;
    const y = row * r * 0.95 - r * 0.4;
    const ink = inks[(column * along + row * down) % 5] ?? color.mid;
    const inner = inks[(column * along + row * down + 2) % 5] ?? color.light;
    return (
      circle(x, y, r, ink, `stroke="${color.ground}" stroke-width="6"`) +
      ring(x, y, r * 0.56, inner, r * 0.17) +
      circle(x, y, r * 0.2, inner)
    );
  }).replace(/^/, rect(0, 0, width, height, color.deep));
}

export function voice({ width, height }: Sheet, color: Palette, random: Random): string {
  const count = random.whole(19, 25);
  const gap = (width - 120) / count;
  const [one, two, phase] = [random.between(1, 2.2), random.between(3.2, 5.4), random.between(0, 6)];
  const inks = [color.deep, color.mid, color.light, color.accent];
  return many(count, (index) => {
    const share = index / (count - 1);
    const envelope = 0.22 + 0.78 * Math.sin(share * Math.PI);
    const tall =
      height *
      0.82 *
      envelope *
      (0.42 + 0.58 * Math.abs(Math.sin(one * share * 6.3 + phase) * Math.cos(two * share * 3.1)));
    const x = 60 + index * gap;
    const w = gap * 0.62;
    const upper = tall * random.between(0.4, 0.6);
    return (
      rect(
        x,
        height / 2 - upper,
        w,
        tall,
        inks[(index * 3 + Math.floor(index / 4)) % 4] ?? color.mid,
        `rx="${(w / 2).toFixed(1)}"`,
      ) + circle(x + w / 2, height / 2 - upper - w * 1.1, index % 5 === 2 ? w * 0.42 : 0, color.accent)
    );
  });
}
