import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';

export const CERTIFICATE_IMAGE_PATH = `${API_PREFIX}/course/constants/certificate.svg`;

const WIDTH = 1200;
const HEIGHT = 848;

/** The sheet a certificate's words stand on: cream paper, a woven border and a colonnade at its foot. */
export function drawCertificateImage(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf6ec"/>`,
    `<g fill="none" stroke="#b4572f">`,
    `<rect x="28" y="28" width="${WIDTH - 56}" height="${HEIGHT - 56}" stroke-width="3"/>`,
    `<rect x="64" y="64" width="${WIDTH - 128}" height="${HEIGHT - 128}" stroke-width="1"/>`,
    ...[46, HEIGHT - 46].flatMap((y) => [wave(y, 0), wave(y, Math.PI)]),
    '</g>',
    colonnade(),
    '</svg>',
  ].join('');
}

function wave(y: number, phase: number): string {
  const points: string[] = [];
  for (let x = 46; x <= WIDTH - 46; x += 6) {
    points.push(`${x},${(y + 9 * Math.sin((x * Math.PI) / 30 + phase)).toFixed(1)}`);
  }
  return `<polyline points="${points.join(' ')}" stroke-width="1" opacity="0.7"/>`;
}

function colonnade(): string {
  const columns = Array.from({ length: 9 }, (_, index) => {
    const x = 190 + index * 100;
    return `<path d="M${x} 770V702h20v68zM${x - 6} 694h32v8h-32z"/>`;
  });
  return `<g fill="#b4572f" opacity="0.12">${columns.join('')}<path d="M160 676h880v14H160zM140 770h920v12H140z"/></g>`;
}
