/**
 * Makes the files of `media/`: videos, recordings, captions, handouts and pictures. Run by hand when a script changes, on a
 * machine that has chromium, ffmpeg and espeak-ng; the results are committed, so nobody else needs those.
 *
 *   node api/demo/make-media.ts [name …]
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { litBalls } from './pictures/lit-balls.ts';
import { handouts, handoutPage } from './videos/handouts.ts';
import { dataVideos } from './videos/data.ts';
import { financeVideos } from './videos/finance.ts';
import { photographyVideos } from './videos/photography.ts';
import { slidePage } from './videos/slide-page.ts';
import { typographyVideos } from './videos/typography.ts';
import { writingVideos } from './videos/writing.ts';
import type { VideoScript } from './videos/script.ts';
import { writingRecordings } from './recordings/writing.ts';
import { captionsOf, joinSpeech, makeRecording, PAUSE_S, run, speak, type SpokenLine } from './recordings/speech.ts';

const mediaFolder = join(import.meta.dirname, 'media');
const FADE_S = 0.3;
const SLIDE_PAUSE_S = 0.9;

interface Beat extends SpokenLine {
  picture: string;
}

async function makeBeats(page: Page, script: VideoScript, folder: string): Promise<Beat[]> {
  const beats: Beat[] = [];
  for (const [at, slide] of script.slides.entries()) {
    for (const [line, words] of slide.say.entries()) {
      const picture = join(folder, `${at}-${line}.png`);
      await page.setContent(slidePage(script, at, line), { waitUntil: 'load' });
      await page.evaluate('document.fonts.ready');
      await page.screenshot({ path: picture });
      const sound = join(folder, `${at}-${line}.wav`);
      const speech_s = await speak(words, sound);
      const isLast = line === slide.say.length - 1;
      beats.push({ picture, sound, words, speech_s, pause_s: isLast ? SLIDE_PAUSE_S : PAUSE_S });
    }
  }
  return beats;
}

/** Pictures fade into one another. */
async function encode(beats: Beat[], file: string): Promise<void> {
  const pictures = beats.flatMap((beat) => [
    '-loop', '1', '-framerate', '10', '-t', (beat.speech_s + beat.pause_s + FADE_S).toFixed(3), '-i', beat.picture,
  ]); // prettier-ignore
  const sounds = beats.flatMap((beat) => ['-i', beat.sound]);
  let at = 0;
  const fades = beats.slice(1).map((_, index) => {
    at += (beats[index]?.speech_s ?? 0) + (beats[index]?.pause_s ?? 0);
    const from = index === 0 ? '[0:v]' : `[v${index}]`;
    return `${from}[${index + 1}:v]xfade=transition=fade:duration=${FADE_S}:offset=${at.toFixed(3)}[v${index + 1}]`;
  });
  const sound = joinSpeech(beats, beats.length);
  await run('ffmpeg', [
    '-y', ...pictures, ...sounds, '-filter_complex', [...fades, sound].join(';'),
    '-map', `[v${beats.length - 1}]`, '-map', '[sound]', '-c:v', 'libx264', '-preset', 'slow', '-tune', 'stillimage', '-crf', '31',
    '-pix_fmt', 'yuv420p', '-g', '50', '-c:a', 'aac', '-b:a', '48k', '-ac', '1', '-shortest', '-movflags', '+faststart', file,
  ], { maxBuffer: 64 * 1024 ** 2 }); // prettier-ignore
}

async function makeVideo(page: Page, script: VideoScript): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-video-'));
  try {
    const beats = await makeBeats(page, script, folder);
    const out = (ending: string): string => join(mediaFolder, `${script.media}.${ending}`);
    await encode(beats, out('mp4'));
    await writeFile(out('vtt'), captionsOf(beats));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs in the browser, which is asked for WebP: ffmpeg does not always write it. */
const drawnAsWebp = `async (svg) => {
  const picture = new Image();
  picture.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', 0.85);
}`;

async function webpOf(page: Page, svg: string): Promise<Buffer> {
  const address = await page.evaluate<string>(`(${drawnAsWebp})(${JSON.stringify(svg)})`);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

const scripts = [...typographyVideos, ...photographyVideos, ...financeVideos, ...dataVideos, ...writingVideos];
const wanted = process.argv.slice(2);
const isWanted = ({ media }: { media: string }): boolean => wanted.length === 0 || wanted.includes(media);

await mkdir(mediaFolder, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
for (const script of scripts.filter(isWanted)) {
  process.stdout.write(`${script.media}\n`);
  await makeVideo(page, script);
}
for (const recording of writingRecordings.filter(isWanted)) {
  process.stdout.write(`${recording.media}\n`);
  await makeRecording(recording, mediaFolder);
}
for (const handout of handouts.filter(isWanted)) {
  process.stdout.write(`${handout.media}\n`);
  await page.setContent(handoutPage(handout), { waitUntil: 'load' });
  const path = join(mediaFolder, `${handout.media}.pdf`);
  await page.pdf({ path, format: 'A4', printBackground: true, tagged: true, outline: true });
}
for (const [media, svg] of Object.entries(litBalls).filter(([media]) => isWanted({ media }))) {
  process.stdout.write(`${media}\n`);
  await writeFile(join(mediaFolder, `${media}.webp`), await webpOf(page, svg));
}
await browser.close();
