import { FILM, fit, placesOf, type Box } from './places.ts';
import type { Face, Scene } from './scene.ts';

const DARK = '#15252b';
const LIGHT = '#fff';
const SHADE = 'rgb(0 0 0 / 70%)';
const NAME_PX = 20;

type PictureOf = (track: MediaStreamTrack) => HTMLVideoElement | undefined;

/** Draws what is on stage as it is now. */
export function drawScene(pen: CanvasRenderingContext2D, scene: Scene, pictureOf: PictureOf): void {
  const { screen, faces } = scene;
  const places = placesOf(faces.length, { hasScreen: screen !== undefined });
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, FILM.width, FILM.height);
  if (screen) drawPicture(pen, pictureOf(screen), { box: places.screen, isWhole: true });
  faces.forEach((face, at) => drawFace(pen, face, { box: places.faces[at]!, pictureOf }));
}

function drawFace(
  pen: CanvasRenderingContext2D,
  { name, initial, camera }: Face,
  { box, pictureOf }: { box: Box; pictureOf: PictureOf },
): void {
  pen.fillStyle = DARK;
  pen.fillRect(box.x, box.y, box.width, box.height);
  const isShown = camera && drawPicture(pen, pictureOf(camera), { box, isWhole: false });
  if (!isShown) write(pen, initial, { ...box, px: Math.round(box.height / 4) });
  drawName(pen, name, box);
}

/** @returns whether there is a picture yet */
function drawPicture(
  pen: CanvasRenderingContext2D,
  video: HTMLVideoElement | undefined,
  { box, isWhole }: { box: Box; isWhole: boolean },
): boolean {
  if (!video || video.videoWidth === 0) return false;
  const { from, to } = fit({ width: video.videoWidth, height: video.videoHeight }, box, { isWhole });
  pen.drawImage(video, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height);
  return true;
}

/** As the room has it: in the lower corner, on a shade. */
function drawName(pen: CanvasRenderingContext2D, name: string, { x, y, width, height }: Box): void {
  const px = Math.min(NAME_PX, Math.round(height / 6));
  pen.font = fontOf(px);
  const wide = Math.min(width, pen.measureText(name).width + px);
  pen.fillStyle = SHADE;
  pen.fillRect(x, y + height - px * 1.6, wide, px * 1.6);
  write(pen, name, { x, y: y + height - px * 1.6, width: wide, height: px * 1.6, px });
}

function write(pen: CanvasRenderingContext2D, text: string, { x, y, width, height, px }: Box & { px: number }): void {
  pen.font = fontOf(px);
  pen.fillStyle = LIGHT;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x + width / 2, y + height / 2, width);
}

const fontOf = (px: number): string => `${px}px ${getComputedStyle(document.body).fontFamily}`;
