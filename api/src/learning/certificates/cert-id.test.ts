import { expect, test } from '@jest/globals';
import { newCertId, normalCertId, spacedCertId } from './cert-id.ts';
import { humanDuration } from './human-duration.ts';

test('an ID has 16 letters that cannot be mistaken for one another', () => {
  const ids = new Set(Array.from({ length: 1000 }, newCertId));
  expect(ids.size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
});

test('an ID is found however it is typed', () => {
  expect(normalCertId(' 01ab-cdef-gh3k mnpq')).toBe('01ABCDEFGH3KMNPQ');
  expect(normalCertId('oIlL')).toBe('0111');
  expect(spacedCertId('01ABCDEFGH3KMNPQ')).toBe('01AB-CDEF-GH3K-MNPQ');
});

test('durations are said in words', () => {
  expect([0, 20, 60, 3600, 4320, 7260].map((seconds) => humanDuration(seconds, 'en'))).toEqual([
    '0 minutes',
    '1 minute',
    '1 minute',
    '1 hour',
    '1 hour 12 minutes',
    '2 hours 1 minute',
  ]);
  expect(humanDuration(7320, 'fr')).toMatch(/^2\sheures 2\sminutes$/);
});
