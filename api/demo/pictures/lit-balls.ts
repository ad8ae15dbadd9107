import { circle, rect } from '../covers/shapes.ts';

/** Where the light comes from. */
type Direction = 'front' | 'side' | 'back' | 'above';

interface Look {
  /** Of the brightest place of the ball, in parts of its width and height. */
  bright: readonly [x: number, y: number];
  /** From the brightest place outwards. */
  tones: readonly string[];
  /** An ellipse on the table. */
  shadow: readonly [x: number, y: number, width: number, height: number];
  rim?: string;
}

const looks: Record<Direction, Look> = {
  front: { bright: [0.5, 0.48], tones: ['#fff4dc', '#f4dcae', '#d9b780'], shadow: [240, 262, 84, 9] },
  side: { bright: [0.12, 0.42], tones: ['#fff4dc', '#e6c48c', '#6d4a2b', '#2c1c12'], shadow: [345, 268, 130, 16] },
  back: { bright: [0.5, 1.1], tones: ['#1c130d', '#2b1d13', '#4a321f'], shadow: [240, 306, 98, 40], rim: '#fff0cf' },
  above: { bright: [0.5, 0.06], tones: ['#fff4dc', '#e9c993', '#7c5733', '#33221a'], shadow: [240, 268, 72, 15] },
};

const WIDTH = 480;
const HEIGHT = 360;

/** One ball on a table, drawn as light from one direction shows it. */
function litBall(direction: Direction): string {
  const { bright, tones, shadow, rim } = looks[direction];
  const stops = tones.map((tone, at) => `<stop offset="${at / (tones.length - 1)}" stop-color="${tone}"/>`).join('');
  const [x, y, width, height] = shadow;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<defs>
<radialGradient id="ball" cx="${bright[0]}" cy="${bright[1]}" r="0.95">${stops}</radialGradient>
<filter id="soft" x="-30%" y="-80%" width="160%" height="260%"><feGaussianBlur stdDeviation="7"/></filter>
</defs>
${rect(0, 0, WIDTH, 210, direction === 'back' ? '#d8cfbf' : '#8d8577')}${rect(0, 210, WIDTH, 150, direction === 'back' ? '#a3886b' : '#b79a78')}
<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="#23170f" opacity="0.6" filter="url(#soft)"/>
${circle(240, 180, 88, 'url(#ball)')}
${rim ? `<path d="M 156 156 A 88 88 0 0 1 324 156" fill="none" stroke="${rim}" stroke-width="6" stroke-linecap="round"/>` : ''}
</svg>`;
}

/** Name of the file → its drawing. */
export const litBalls: Readonly<Record<string, string>> = {
  'light-from-front': litBall('front'),
  'light-from-side': litBall('side'),
  'light-from-behind': litBall('back'),
  'light-from-above': litBall('above'),
};
