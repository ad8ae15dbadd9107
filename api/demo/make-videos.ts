/**
 * Makes the files of `media/`: videos, captions and handouts. Run by hand when a script changes, on a
 * machine that has chromium, ffmpeg and espeak-ng; the results are committed, so nobody else needs those.
 *
 *   node api/demo/make-videos.ts [name …]
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright';
import { handouts, handoutPage } from './videos/handouts.ts';
import { dataVideos } from './videos/data.ts';
import { financeVideos } from './videos/finance.ts';
import { photographyVideos } from './videos/photography.ts';
import { slidePage } from './videos/slide-page.ts';
import { typographyVideos } from './videos/typography.ts';
import { writingVideos } from './videos/writing.ts';
import type { VideoScript } from './videos/script.ts';

const run = promisify(execFile);
const mediaFolder = join(import.meta.dirname, 'media');
const FADE_S = 0.3;
const PAUSE_S = 0.45;
const SLIDE_PAUSE_S = 0.9;

interface Beat {
  picture: string;
  sound: string;
  words: string;
  /** Speech, then the pause after it; seconds. */
  speech_s: number;
  pause_s: number;
}

async function speak(words: string, file: string): Promise<number> {
  const voice = ['-v', 'en-gb-x-rp', '-s', '142', '-p', '38', '-g', '2', '-w', file];
  await run('espeak-ng', [...voice, words.replaceAll('“', '').replaceAll('”', '')]);
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]);
  return Number(stdout);
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

/** Pictures fade into one another; speech is warmed a little and set to an even loudness. */
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
  const padded = beats.map(
    (beat, index) => `[${beats.length + index}:a]aresample=44100,apad=pad_dur=${beat.pause_s}[a${index}]`,
  );
  const joined = `${beats.map((_, index) => `[a${index}]`).join('')}concat=n=${beats.length}:v=0:a=1[all]`;
  const warmed =
    '[all]highpass=f=80,lowpass=f=7500,equalizer=f=220:t=q:w=1:g=2,equalizer=f=3200:t=q:w=1.2:g=-3,aecho=0.9:0.6:22:0.12,loudnorm=I=-18:TP=-2[sound]';
  await run('ffmpeg', [
    '-y', ...pictures, ...sounds, '-filter_complex', [...fades, ...padded, joined, warmed].join(';'),
    '-map', `[v${beats.length - 1}]`, '-map', '[sound]', '-c:v', 'libx264', '-preset', 'slow', '-tune', 'stillimage', '-crf', '31',
    '-pix_fmt', 'yuv420p', '-g', '50', '-c:a', 'aac', '-b:a', '48k', '-ac', '1', '-shortest', '-movflags', '+faststart', file,
  ], { maxBuffer: 64 * 1024 ** 2 }); // prettier-ignore
}

const stamp = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const part = String(Math.round((seconds - whole) * 1000)).padStart(3, '0');
  return `00:${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}.${part.slice(0, 3)}`;
};

function captionsOf(beats: Beat[]): string {
  let at = 0;
  const cues = beats.map((beat) => {
    const cue = `${stamp(at)} --> ${stamp(at + beat.speech_s + 0.25)}\n${inTwoRows(beat.words)}`;
    at += beat.speech_s + beat.pause_s;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function inTwoRows(words: string): string {
  if (words.length <= 46) return words;
  const middle = words.lastIndexOf(' ', Math.ceil(words.length / 2) + 4);
  return `${words.slice(0, middle)}\n${words.slice(middle + 1)}`;
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
for (const handout of handouts.filter(isWanted)) {
  process.stdout.write(`${handout.media}\n`);
  await page.setContent(handoutPage(handout), { waitUntil: 'load' });
  await page.pdf({ path: join(mediaFolder, `${handout.media}.pdf`), format: 'A4', printBackground: true });
}
await browser.close();
