import { expect, test } from '@jest/globals';
import { preferencesFrom } from './media-preferences.ts';

test('what was kept holds, and what means nothing any more falls back', () => {
  const kept = preferencesFrom(JSON.stringify({ volume: 0.4, captionSize: 'huge', goesOn: false, isMuted: 'yes' }));
  expect(kept).toMatchObject({ volume: 0.4, captionSize: 'normal', goesOn: false, isMuted: false });
});

test.each([null, 'not json', '7', 'null', '{"volume":3}'])('%j is as if nothing was kept', (text) => {
  expect(preferencesFrom(text)).toEqual(preferencesFrom('{}'));
});

test.each(['auto', 'saver', 360])('a quality that was chosen holds: %j', (quality) => {
  expect(preferencesFrom(JSON.stringify({ quality })).quality).toBe(quality);
});

test.each(['best', 0, -360, null])('a quality that nobody could choose falls back: %j', (quality) => {
  expect(preferencesFrom(JSON.stringify({ quality })).quality).toBe('auto');
});
