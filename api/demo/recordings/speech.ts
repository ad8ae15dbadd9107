/** Words made sound, with espeak-ng and ffmpeg. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RecordingScript } from './recording.ts';

export const run = promisify(execFile);
export const PAUSE_S = 0.45;
const CHAPTER_PAUSE_S = 1.4;

export interface SpokenLine {
  sound: string;
  words: string;
  /** Speech, then the pause after it; seconds. */
  speech_s: number;
  pause_s: number;
}

export async function speak(words: string, file: string): Promise<number> {
  const voice = ['-v', 'en-gb-x-rp', '-s', '142', '-p', '38', '-g', '2', '-w', file];
  await run('espeak-ng', [...voice, words.replaceAll('“', '').replaceAll('”', '')]);
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]);
  return Number(stdout);
}

/** Speech is warmed a little and set to an even loudness. `first`: how many inputs there are before the sounds. */
export function joinSpeech(lines: readonly SpokenLine[], first: number): string {
  const padded = lines.map(
    (line, index) => `[${first + index}:a]aresample=44100,apad=pad_dur=${line.pause_s}[a${index}]`,
  );
  const joined = `${lines.map((_, index) => `[a${index}]`).join('')}concat=n=${lines.length}:v=0:a=1[all]`;
  const warmed =
    '[all]highpass=f=80,lowpass=f=7500,equalizer=f=220:t=q:w=1:g=2,equalizer=f=3200:t=q:w=1.2:g=-3,aecho=0.9:0.6:22:0.12,loudnorm=I=-18:TP=-2[sound]';
  return [...padded, joined, warmed].join(';');
}

/** The recording, its transcript, and on the console where its chapters begin. */
export async function makeRecording({ media, chapters }: RecordingScript, mediaFolder: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-recording-'));
  try {
    const lines: SpokenLine[] = [];
    for (const { title, say } of chapters) {
      process.stdout.write(`  ${Math.round(lengthOf(lines))} s: ${title}\n`);
      for (const [at, words] of say.entries()) {
        const sound = join(folder, `${lines.length}.wav`);
        const pause_s = at === say.length - 1 ? CHAPTER_PAUSE_S : PAUSE_S;
        lines.push({ sound, words, speech_s: await speak(words, sound), pause_s });
      }
    }
    await run('ffmpeg', [
      '-y', ...lines.flatMap(({ sound }) => ['-i', sound]), '-filter_complex', joinSpeech(lines, 0),
      '-map', '[sound]', '-c:a', 'aac', '-b:a', '48k', '-ac', '1', '-movflags', '+faststart', join(mediaFolder, `${media}.m4a`),
    ]); // prettier-ignore
    await writeFile(join(mediaFolder, `${media}.vtt`), captionsOf(lines));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const lengthOf = (lines: readonly SpokenLine[]): number =>
  lines.reduce((sum, { speech_s, pause_s }) => sum + speech_s + pause_s, 0);

const stamp = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const part = String(Math.round((seconds - whole) * 1000)).padStart(3, '0');
  return `00:${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}.${part.slice(0, 3)}`;
};

export function captionsOf(lines: readonly SpokenLine[]): string {
  let at = 0;
  const cues = lines.map((line) => {
    const cue = `${stamp(at)} --> ${stamp(at + line.speech_s + 0.25)}\n${inTwoRows(line.words)}`;
    at += line.speech_s + line.pause_s;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function inTwoRows(words: string): string {
  if (words.length <= 46) return words;
  const middle = words.lastIndexOf(' ', Math.ceil(words.length / 2) + 4);
  return `${words.slice(0, middle)}\n${words.slice(middle + 1)}`;
}
