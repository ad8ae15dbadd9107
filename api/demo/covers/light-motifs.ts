import {
  circle,
  line,
  many,
  mix,
  path,
  polar,
  polygon,
  rect,
  ring,
  waveBand,
  type Palette,
  type Sheet,
} from './shapes.ts';
import type { Random } from './random.ts';

/** Photography: an iris, lights out of focus, a view through the finder. */
export function iris({ width, height }: Sheet, color: Palette, random: Random): string {
  const cx = width * random.between(0.36, 0.64);
  const cy = height * random.between(0.46, 0.54);
  const outer = height * random.between(0.42, 0.5);
  const inner = outer * random.between(0.26, 0.46);
  const blades = random.whole(6, 9);
  const step = 360 / blades;
  const start = random.between(0, 90);
  const halo = many(4, (index) =>
    ring(cx, cy, outer + 70 + index * 95, color.deep, 34 - index * 6, `opacity="${0.9 - index * 0.18}"`),
  );
  const blade = (index: number): string => {
    const from = start + index * step;
    const tint = index % 2 ? color.mid : mix(color.mid, color.accent, 0.55);
    return polygon(
      [
        polar(cx, cy, outer * 1.06, from),
        polar(cx, cy, outer * 1.06, from + step),
        polar(cx, cy, outer * 1.05, from + step * 1.6),
        polar(cx, cy, inner, from + step * 2.1),
        polar(cx, cy, inner, from + step * 1.1),
      ],
      mix(tint, color.deep, index / blades / 1.6),
      `stroke="${color.ground}" stroke-width="5"`,
    );
  };
  const opening = Array.from({ length: blades }, (_, index) =>
    polar(cx, cy, inner * 1.01, start + step * (index + 1.1)),
  );
  return (
    halo +
    `<clipPath id="lens"><circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${outer.toFixed(1)}"/></clipPath>` +
    circle(cx, cy, outer + 34, color.deep) +
    `<g clip-path="url(#lens)">${many(blades, blade)}${polygon(opening, color.light)}</g>` +
    ring(cx, cy, outer + 10, color.light, 6) +
    line(
      `M${polar(cx, cy, outer - 34, 200).join(' ')}A${outer - 34} ${outer - 34} 0 0 1 ${polar(cx, cy, outer - 34, 250).join(' ')}`,
      color.light,
      12,
      'opacity="0.75"',
    )
  );
}

export function bokeh({ width, height }: Sheet, color: Palette, random: Random): string {
  const inks = [color.mid, color.accent, color.light, color.mid];
  const far = many(16, () =>
    circle(random.between(0, width), random.between(0, height), random.between(30, 90), color.deep),
  );
  const near = many(13, (index) => {
    const radius = random.between(60, 190);
    const [x, y] = [random.between(0, width), random.between(60, height - 40)];
    const ink = inks[index % 4] ?? color.mid;
    return circle(x, y, radius, ink, 'opacity="0.34"') + ring(x, y, radius, ink, 5, 'opacity="0.7"');
  });
  const sharp = circle(
    width * random.between(0.25, 0.75),
    height * random.between(0.35, 0.65),
    random.between(90, 130),
    color.light,
  );
  return far + near + sharp;
}

export function viewfinder(sheet: Sheet, color: Palette, random: Random): string {
  const { width, height } = sheet;
  const sun = random.between(90, 150);
  const sunX = width * random.pick([1 / 3, 2 / 3]);
  const horizon = height * random.between(0.48, 0.6);
  const hill = (index: number): string =>
    waveBand(
      sheet,
      horizon + index * 66,
      random.between(26, 64),
      random.between(620, 1300),
      random.between(0, 1),
      [color.accent, color.mid, mix(color.mid, color.deep, 0.6), color.deep][index] ?? color.deep,
    );
  const third = many(
    2,
    (index) =>
      rect(0, (height * (index + 1)) / 3 - 1, width, 2, color.light, 'opacity="0.3"') +
      rect((width * (index + 1)) / 3 - 1, 0, 2, height, color.light, 'opacity="0.3"'),
  );
  const corner = (x: number, y: number, dx: number, dy: number): string =>
    line(`M${x} ${y + dy * 90}V${y}H${x + dx * 90}`, color.light, 10);
  return (
    rect(0, 0, width, height, mix(color.light, color.mid, 0.28)) +
    circle(sunX, horizon - sun * random.between(0.25, 0.9), sun, color.light) +
    ring(sunX, horizon - sun * 0.5, sun * 1.7, color.light, 3, 'opacity="0.55"') +
    many(4, hill) +
    third +
    corner(70, 70, 1, 1) +
    corner(width - 70, 70, -1, 1) +
    corner(70, height - 70, 1, -1) +
    corner(width - 70, height - 70, -1, -1) +
    path(
      `M${width / 2 - 26} ${height / 2}h52M${width / 2} ${height / 2 - 26}v52`,
      'none',
      `stroke="${color.light}" stroke-width="4"`,
    )
  );
}

/** Light through four panes on a wall, and someone sitting in it. */
export function windowLight({ width, height }: Sheet, color: Palette, random: Random): string {
  const isFlipped = random.chance(0.5);
  const lean = random.between(120, 220);
  const [w, h] = [random.between(190, 230), height * 0.34];
  const left = width * random.between(0.36, 0.44);
  const pane = (column: number, row: number): string => {
    const x = left + column * (w + 26) - row * lean * 0.5;
    const y = height * 0.09 + row * (h + 26);
    const slant = lean * 0.46;
    return polygon(
      [
        [x, y],
        [x + w, y],
        [x + w - slant, y + h],
        [x - slant, y + h],
      ],
      mix(color.mid, color.light, 0.85 - column * 0.22 - row * 0.2),
    );
  };
  const [headX, headY, head] = [width * 0.66, height * 0.44, random.between(92, 112)];
  const bust =
    path(
      `M${headX - head * 2} ${height}C${headX - head * 2} ${headY + head * 1.5} ${headX - head * 0.7} ${headY + head * 1.35} ${headX} ${headY + head * 1.35}S${headX + head * 2} ${headY + head * 1.5} ${headX + head * 2} ${height}Z`,
      color.deep,
    ) +
    rect(headX - head * 0.36, headY + head * 0.6, head * 0.72, head, color.deep) +
    circle(headX, headY, head, color.deep) +
    path(
      `M${headX} ${headY - head}A${head} ${head} 0 0 0 ${headX} ${headY + head}A${head * 0.62} ${head} 0 0 1 ${headX} ${headY - head}Z`,
      color.accent,
    ) +
    path(
      `M${headX - head * 2} ${height}C${headX - head * 2} ${headY + head * 1.5} ${headX - head * 0.7} ${headY + head * 1.35} ${headX - head * 0.1} ${headY + head * 1.35}C${headX - head * 0.9} ${headY + head * 1.7} ${headX - head * 1.2} ${headY + head * 1.9} ${headX - head * 1.2} ${height}Z`,
      color.accent,
    );
  const content = many(4, (index) => pane(index % 2, Math.floor(index / 2))) + bust;
  return isFlipped ? `<g transform="translate(${width} 0) scale(-1 1)">${content}</g>` : content;
}
