import { circle, line, many, mix, path, rect, turned, type Palette, type Sheet } from './shapes.ts';
import type { Random } from './random.ts';

/** Writing: sheets of paper, a very large mark, a line of ink. */
export function manuscript({ width, height }: Sheet, color: Palette, random: Random): string {
  const [w, h] = [width * 0.48, height * 1.15];
  const x = width * random.between(0.22, 0.34);
  const y = height * 0.14;
  const tilt = random.between(-9, 9);
  const lines = (from: number): string =>
    many(13, (row) =>
      rect(
        x + (row < 4 ? from : 60),
        y + 70 + row * 46,
        (row % 5 === 4 ? 0.45 : random.between(0.82, 1)) * (w - 60 - (row < 4 ? from : 60)),
        15,
        color.deep,
        'rx="3" opacity="0.82"',
      ),
    );
  const page = rect(x, y, w, h, color.light) + rect(x + 60, y + 66, 150, 160, color.accent) + lines(240);
  const under = rect(x, y, w, h, color.mid);
  const swash = `M${-40} ${height * 0.9}C${width * 0.25} ${height * 0.55} ${width * 0.3} ${height * 1.1} ${width * 0.55} ${height * 0.78}S${width * 0.8} ${height * 0.5} ${width + 60} ${height * 0.72}`;
  return (
    turned(under, tilt - 11, width / 2, height / 2) +
    turned(rect(x, y, w, h, mix(color.mid, color.deep, 0.5)), tilt + 8, width / 2, height / 2) +
    turned(page, tilt, width / 2, height / 2) +
    line(swash, color.accent, 12)
  );
}

/** Quotation marks, comma or full stop as large as the sheet. */
export function punctuation({ width, height }: Sheet, color: Palette, random: Random): string {
  const mark = (cx: number, cy: number, r: number, ink: string): string =>
    circle(cx, cy, r, ink) +
    path(
      `M${cx + r} ${cy}C${cx + r} ${cy + r * 1.5} ${cx + r * 0.2} ${cy + r * 2.2} ${cx - r * 0.75} ${cy + r * 2.45}L${cx - r * 0.9} ${cy + r * 2.1}C${cx - r * 0.15} ${cy + r * 1.7} ${cx + r * 0.2} ${cy + r * 1.2} ${cx + r * 0.1} ${cy + r * 0.9}Z`,
      ink,
    );
  const r = random.between(118, 150);
  const rules = many(11, (row) => rect(0, 46 + row * 64, width, 3, color.mid, 'opacity="0.32"'));
  const margin = rect(width * 0.14, 0, 5, height, color.accent, 'opacity="0.7"');
  const layout = random.whole(0, 2);
  const [cx, cy] = [width * random.between(0.42, 0.5), height * 0.34];
  if (layout === 0) return rules + margin + mark(cx, cy, r, color.deep) + mark(cx + r * 2.5, cy, r, color.accent);
  if (layout === 1)
    return (
      rules +
      margin +
      mark(cx + r, cy - 20, r * 1.35, color.accent) +
      circle(cx + r * 3.6, cy + r * 1.6, r * 0.62, color.deep)
    );
  return (
    rules +
    margin +
    circle(cx + r, cy - r * 0.7, r * 0.82, color.mid) +
    mark(cx + r, cy + r * 1.55, r * 0.82, color.deep) +
    rect(cx + r * 2.7, cy + r * 0.2, r * 2.4, r * 0.5, color.accent)
  );
}

export function inkRibbon({ width, height }: Sheet, color: Palette, random: Random): string {
  const strands = 13;
  const [a, b, c] = [random.between(0.25, 0.75), random.pick([-0.35, 1.3]), random.between(0.3, 0.7)];
  const strand = (index: number): string => {
    const at = index - (strands - 1) / 2;
    const d = `M-60 ${height * a + at * 13}C${width * 0.32} ${height * b + at * 52} ${width * 0.6} ${height * (1 - b) - at * 44} ${width + 60} ${height * c + at * 25}`;
    const ink = index === 4 ? color.accent : mix(color.deep, color.mid, index / strands);
    return line(d, ink, 8 + 13 * Math.sin(((index + 0.5) / strands) * Math.PI));
  };
  const rules = many(11, (row) => rect(0, 46 + row * 64, width, 3, color.mid, 'opacity="0.3"'));
  const sun = circle(
    width * random.between(0.2, 0.8),
    height * random.between(0.3, 0.7),
    random.between(150, 200),
    color.light,
  );
  return rules + sun + many(strands, strand);
}
