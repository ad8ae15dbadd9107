import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FilePurpose } from '@stoa/shared/contract/files/files.ts';
import type { ProcessDied } from '@stoa/shared/serving/beside/process-died.ts';
import { PDFDocument } from 'pdf-lib';
import { hostileFiles } from '../testing/hostile-files.ts';
import { makeExif, makeJpeg, makePng, makeWebp } from '../testing/make-pictures.ts';
import { makeAudio } from '../testing/make-audio.ts';
import { makeVideo } from '../testing/make-video.ts';
import { openFileStore, type FileStore } from './file-store.ts';
import type { Answer } from './checkers/found.ts';

let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-hostile-'));
  store = await openFileStore({ dataDir: folder, secret: undefined });
});
afterAll(async () => {
  await store.checkers.close();
  await rm(folder, { recursive: true, force: true });
});

const DEADLINE_MS = 30_000;
/** Among spoilt videos there are such as the library reads for ever. */
const SPOILT_MS = 3_000;

/** What is found in the bytes. @throws ProcessDied */
async function look(
  purpose: FilePurpose,
  content: Buffer,
  { deadlineMs = DEADLINE_MS, type = '' }: { deadlineMs?: number; type?: string } = {},
): Promise<Answer> {
  const path = join(folder, 'looked-at');
  await writeFile(path, content);
  let answer: Answer | undefined;
  await store.checkers.run({ id: path, ownerId: 'somebody' }, async (check) => {
    answer = await check({ path, purpose, type, bytes: Math.min(content.length, 1024 ** 2) }, deadlineMs);
  });
  if (answer === undefined) throw new Error('It had no turn.');
  return answer;
}

const hostile = Object.entries(hostileFiles).flatMap(([purpose, files]) =>
  Object.entries(files).map(([name, content]) => [purpose as FilePurpose, name, content] as const),
);
test.each(hostile)('sent as %s, %s is refused by a checker that lives on', async (purpose, _, content) => {
  expect(await look(purpose, content)).toEqual({ found: { rejected: expect.any(String) } });
});

/** The same numbers each time, so that what was found once is found again. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}
/** Cut off, overwritten, doubled or widened somewhere. */
function spoil(honest: Buffer, roll: (below: number) => number): Buffer {
  const spoilt = Buffer.from(honest);
  for (let bytes = 1 + roll(8); bytes > 0; bytes--) {
    spoilt.writeUInt8([0, 1, 0x7f, 0x80, 0xff, roll(256)][roll(6)] ?? 0, roll(spoilt.length));
  }
  const [start, end] = [roll(spoilt.length), roll(spoilt.length)];
  if (roll(3) === 0) return spoilt.subarray(0, 1 + start);
  return roll(3) === 0 ? Buffer.concat([spoilt.subarray(0, end), spoilt.subarray(start)]) : spoilt;
}

async function aPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < 3; page++) document.addPage();
  return Buffer.from(await document.save());
}
const honestFiles: [FilePurpose, () => Buffer | Promise<Buffer>][] = [
  ['photo', () => makePng(200, 200, { tEXt: 'Comment\0here' })],
  ['photo', () => makeJpeg(200, 200, { exif: makeExif(6, 'here'), comment: 'here' })],
  ['photo', () => makeWebp(200, { exif: 'here', xmp: 'here' })],
  ['banner', () => makePng(1280, 320, { tEXt: 'Comment\0here' })],
  ['certificate_mark', () => makeJpeg(200, 60, { colours: 3, comment: 'here' })],
  ['cover', () => Buffer.from('<svg width="1280" height="720" viewBox="0 0 9 9"><rect href="#a"/></svg>')],
  ['document', aPdf],
  ['video', makeVideo],
  ['audio', () => makeAudio('mp3')],
  ['audio', () => makeAudio('m4a')],
  ['audio', () => makeAudio('ogg')],
  ['audio', () => makeAudio('wav', 1)],
  ['captions', () => Buffer.from('WEBVTT\n\nNOTE x\n\n1\n00:00.000 --> 00:02.000 line:1\n<v A>Hello\n')],
];
test.each(honestFiles)(
  '%s, spoilt in many ways, is taken, refused, or given up in time (%#)',
  async (purpose, make) => {
    const honest = await make();
    expect(await look(purpose, honest)).not.toHaveProperty('failed');
    const roll = dice(honest.length);
    for (let time = 0; time < 150; time++) {
      const spoilt = spoil(honest, roll);
      const answer = await look(purpose, spoilt, { deadlineMs: SPOILT_MS }).catch(({ reason }: ProcessDied) => ({
        died: reason,
      }));
      const isGivenUp = 'died' in answer && answer.died === 'late' && (purpose === 'video' || purpose === 'audio');
      if (!('found' in answer) && !isGivenUp)
        throw new Error(`${JSON.stringify(answer)}: ${spoilt.toString('base64')}`);
    }
  },
);
