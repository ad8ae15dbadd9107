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
  expect(await problem(aFile('small.png', 'image/png'), 'cover', async () => ({ width: 640, height: 360 }))).toEqual({
    kind: 'small',
    width: 640,
    height: 360,
  });
  expect(
    await problem(aFile('fine.png', 'image/png'), 'cover', async () => ({ width: 750, height: 422 })),
  ).toBeUndefined();
  expect(await problem(new File(['1\n00:00'], 'a.vtt', { type: '' }), 'captions')).toEqual({ kind: 'captions' });
  expect(await problem(new File(['WEBVTT\n'], 'a.vtt', { type: '' }), 'captions')).toBeUndefined();
});
