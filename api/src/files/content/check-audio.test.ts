import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeAudio, makeWav } from '../../testing/make-audio.ts';
import { makeVideo } from '../../testing/make-video.ts';
import { checkAudio } from './check-audio.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-audio-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function look(content: Buffer) {
  const path = join(folder, 'heard');
  await writeFile(path, content);
  return checkAudio(path);
}

test.each([
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['ogg', 'audio/ogg'],
  ['weba', 'audio/webm'],
  ['wav', 'audio/wav'],
] as const)('a recording as %s is taken as %s, with its length', async (kind, type) => {
  expect(await look(await makeAudio(kind, 3))).toEqual({ type, durationS: 3 });
});

test('a film is no recording: it says what to make of the lesson', async () => {
  expect(await look(await makeVideo())).toEqual({ rejected: 'This has moving pictures. Make the lesson a video.' });
});

test('sound that no browser plays is refused before learners hear nothing', async () => {
  const adpcm = makeWav(1, 2);
  expect(await look(adpcm)).toEqual({ rejected: expect.any(String) });
});

test.each([
  ['text', Buffer.from('This is no sound. '.repeat(500))],
  ['a WAV without samples', makeWav(0)],
  ['a WAV cut in its head', makeWav(1).subarray(0, 30)],
])('%s is no recording', async (_, content) => {
  expect(await look(content)).toEqual({ rejected: expect.any(String) });
});
