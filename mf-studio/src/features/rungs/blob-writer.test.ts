import { expect, test } from '@jest/globals';
import { blobWriter } from './blob-writer.ts';

const bytes = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

test('what is written later stands over what was there', async () => {
  const { writable, parts } = blobWriter();
  const writer = writable.getWriter();
  await writer.write({ data: bytes('????film'), position: 0 });
  await writer.write({ data: bytes(' and sound'), position: 8 });
  await writer.write({ data: bytes('mp4 '), position: 0 });
  await writer.close();
  expect(await parts().text()).toBe('mp4 film and sound');
});
