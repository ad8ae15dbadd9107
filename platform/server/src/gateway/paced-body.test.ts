import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { BodyTooSlow, pacedBody } from '@stoa/shared/serving/paced-body.ts';

const strict = { patienceMs: 1, bytesPerSecond: 1_000_000 };

test('a body that nobody reads any more ends by itself when it is too slow, and ends nothing else', async () => {
  const body = pacedBody(new PassThrough(), strict);
  await new Promise((resolve) => body.once('close', resolve));
  expect(body.errored).toBeInstanceOf(BodyTooSlow);
});

test('whoever reads it is told', async () => {
  const body = pacedBody(new PassThrough(), strict);
  await expect(body.toArray()).rejects.toBeInstanceOf(BodyTooSlow);
});
