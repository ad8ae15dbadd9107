import { circle, group, line, many, mix, path, rect, turned, waveBand, type Palette, type Sheet } from './shapes.ts';
import type { Random } from './random.ts';

/** Teaching and learning: an olive branch, a shelf, a path up to the light. */
export function branch({ width, height }: Sheet, color: Palette, random: Random): string {
  const pairs = random.whole(5, 7);
  const tilt = random.between(-24, 24);
  const span = width * 0.78;
  const left = (width - span) / 2;
  const y = height / 2;
  const leaf = (x: number, length: number, angle: number, ink: string): string =>
    turned(
      path(
        `M${x} ${y}C${x + length * 0.3} ${y - length * 0.27} ${x + length * 0.75} ${y - length * 0.22} ${x + length} ${y}C${x + length * 0.75} ${y + length * 0.16} ${x + length * 0.3} ${y + length * 0.18} ${x} ${y}Z`,
        ink,
      ),
      angle,
      x,
      y,
    );
  const content =
    line(`M${left - 60} ${y}H${left + span}`, color.deep, 13) +
    many(pairs, (index) => {
      const x = left + (span / pairs) * (index + 0.15);
      const length = random.between(215, 275) * (1 - index * 0.05);
      const opening = random.between(38, 52);
      const olive = index % 2 ? circle(x + 70, y + (index % 4 === 1 ? 62 : -62), 30, color.accent) : '';
      return (
        leaf(x, length, -opening, index % 2 ? color.deep : color.mid) +
        leaf(x + 26, length * 0.94, opening, index % 2 ? color.mid : mix(color.mid, color.deep, 0.6)) +
        olive
      );
    }) +
    leaf(left + span - 10, 200, 0, color.deep);
  return (
    circle(width * random.between(0.3, 0.7), height * 0.5, height * 0.4, color.light) +
    turned(content, tilt, width / 2, height / 2)
  );
}

export function shelf({ width, height }: Sheet, color: Palette, random: Random): string {
  const inks = [color.deep, color.mid, color.light, color.accent];
  const foot = height - 92;
  let x = 56;
  let at = random.whole(0, 3);
  let drawn = '';
  while (x < width - 150) {
    const w = random.between(62, 118);
    const h = random.between(330, 530);
    at += random.whole(1, 3);
    const ink = inks[at % 4] ?? color.mid;
    const band = inks[(at + 2) % 4] ?? color.light;
    const spine =
      rect(x, foot - h, w, h, ink, 'rx="6"') +
      rect(x, foot - h + 46, w, 14, band) +
      rect(x, foot - 84, w, 26, band) +
      (random.chance(0.4)
        ? circle(x + w / 2, foot - h * 0.55, w * 0.22, band)
        : rect(x + w * 0.36, foot - h * 0.72, w * 0.28, h * 0.32, band, 'rx="4"'));
    const isLeaning = random.chance(0.14) && x < width - 330;
    drawn += isLeaning ? turned(spine, 9, x + w, foot) : spine;
    x += w + (isLeaning ? h * 0.16 + 8 : 7);
  }
  return (
    circle(width * random.between(0.55, 0.8), 190, 120, color.light, 'opacity="0.75"') +
    drawn +
    rect(0, foot, width, 26, color.deep) +
    rect(0, foot + 26, width, 66, mix(color.ground, color.deep, 0.18))
  );
}

export function ascent(sheet: Sheet, color: Palette, random: Random): string {
  const { width, height } = sheet;
  const sunX = width * random.between(0.56, 0.76);
  const inks = [mix(color.light, color.mid, 0.4), color.mid, mix(color.mid, color.deep, 0.5), color.deep];
  const terrace = (index: number): string =>
    waveBand(
      sheet,
      height * (0.46 + index * 0.13),
      random.between(24, 58),
      random.between(800, 1500),
      random.between(0, 1),
      inks[index] ?? color.deep,
    );
  const road = `M${width * random.between(0.1, 0.3)} ${height + 30}C${width * 0.62} ${height * 0.86} ${width * 0.2} ${height * 0.72} ${width * 0.5} ${height * 0.62}S${sunX - 10} ${height * 0.56} ${sunX} ${height * 0.45}`;
  const content =
    many(3, (index) =>
      circle(sunX, height * 0.4, 300 - index * 78, mix(color.ground, color.light, 0.35 + index * 0.3)),
    ) +
    circle(sunX, height * 0.4, 92, color.accent) +
    many(4, terrace) +
    line(road, color.ground, 24) +
    line(road, color.accent, 6, 'stroke-dasharray="2 26"');
  return random.chance(0.5) ? group(content, `transform="translate(${width} 0) scale(-1 1)"`) : content;
}
