import { tickWith } from './audio-clock.ts';
import { drawScene } from './draw-scene.ts';
import { filmType } from './film-type.ts';
import { mixVoices } from './mix-voices.ts';
import { pictureTrackOf } from './picture-track.ts';
import { FILM } from './places.ts';
import { createPlayedTracks } from './played-tracks.ts';
import { picturesOf, type Scene } from './scene.ts';

const PICTURES_PER_S = 15;
/** Bits a second: with the voices some 8 MB a minute. */
const RATES = { videoBitsPerSecond: 1_000_000, audioBitsPerSecond: 64_000 };
/** What a page that dies takes along at most. */
const PART_MS = 4_000;

export interface FilmOptions {
  sceneNow(): Scene;
  onPart(part: Blob): void;
  /** The browser records no more. */
  onBroken(): void;
}

export interface Film {
  /** Resolves once the last part was handed out. */
  stop(): Promise<void>;
}

/** Films what is on stage, with all voices, in parts that make one file. @throws where the browser films nothing */
export async function startFilm({ sceneNow, onPart, onBroken }: FilmOptions): Promise<Film> {
  const context = new AudioContext();
  await context.resume();
  const canvas = Object.assign(document.createElement('canvas'), FILM);
  const pen = canvas.getContext('2d', { alpha: false });
  const mimeType = filmType();
  if (pen === null || mimeType === undefined)
    throw new DOMException('Nothing can be filmed here.', 'NotSupportedError');
  const picture = pictureTrackOf(canvas, PICTURES_PER_S);
  const voices = mixVoices(context);
  const pictures = createPlayedTracks();
  const draw = () => {
    const scene = sceneNow();
    voices.follow(scene.voices);
    pictures.follow(picturesOf(scene));
    drawScene(pen, scene, pictures.of);
    picture.show();
  };
  const recorder = new MediaRecorder(new MediaStream([picture.track, voices.track]), { mimeType, ...RATES });
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.ondataavailable = ({ data }) => data.size > 0 && onPart(data);
  recorder.onerror = onBroken;
  draw();
  recorder.start(PART_MS);
  const stopTicking = tickWith(context, { perSecond: PICTURES_PER_S, tick: draw });
  return {
    async stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      stopTicking();
      pictures.close();
      picture.close();
      await context.close();
    },
  };
}
