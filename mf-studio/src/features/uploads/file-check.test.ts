import { expect, test } from '@jest/globals';
import { checkFile } from './file-check.ts';

const aFile = (name = 'light.mp4', type = 'video/mp4', bytes = 100) =>
  new File([new Uint8Array(bytes)], name, { type });

test('files are checked before a byte is sent', async () => {
  const problem = async (...given: Parameters<typeof checkFile>) => {
    const result = await checkFile(...given);
    return 'problem' in result ? result.problem : undefined;
  };
  expect(await problem(aFile('notes.txt', 'text/plain'), 'video')).toEqual({ kind: 'type' });
  expect(await problem(aFile('empty.mp4', 'video/mp4', 0), 'video')).toEqual({ kind: 'empty' });
  expect(
    await problem(aFile('small.png', 'image/png'), 'cover', { readSize: async () => ({ width: 640, height: 360 }) }),
  ).toEqual({
    kind: 'small',
    size: { width: 640, height: 360 },
    least: { width: 750, height: 422 },
  });
  expect(
    await problem(aFile('fine.png', 'image/png'), 'cover', { readSize: async () => ({ width: 750, height: 422 }) }),
  ).toBeUndefined();
});

test('captions are read by their lines; SubRip and old writing are sent as WebVTT', async () => {
  const cue = '00:01.000 --> 00:02.000\nLight\n';
  const broken = await checkFile(new File(['WEBVTT\n\n00:01 -> 00:02\n\n0:0 --> 1'], 'a.vtt'), 'captions');
  expect(broken).toEqual({ problem: { kind: 'captions', problem: { kind: 'time', line: 5 } } });
  const file = new File([`WEBVTT\n\n${cue}`], 'a.vtt', { type: '' });
  expect(await checkFile(file, 'captions')).toEqual({ file, type: 'text/vtt', purpose: 'captions' });
  const srt = new File(['1\n0:00:01,0 --> 0:00:02,0\ncaf', Uint8Array.of(0xe9)], 'a.srt', {
    type: 'application/x-subrip',
  });
  const sent = await checkFile(srt, 'captions', { language: 'fr' });
  expect('file' in sent && [sent.file.name, await sent.file.text()]).toEqual([
    'a.vtt',
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\ncafé\n',
  ]);
});
