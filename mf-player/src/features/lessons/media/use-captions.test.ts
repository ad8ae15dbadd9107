import { expect, test } from '@jest/globals';
import { chosenTrack } from './use-captions.ts';

const tracks = [{ label: 'English' }, { label: 'Français' }];

test('captions are those chosen by name, else the first, or none', () => {
  expect(chosenTrack(tracks, { captions: 'Français', showsCaptions: true })).toBe(1);
  expect(chosenTrack(tracks, { captions: 'Deutsch', showsCaptions: true })).toBe(0);
  expect(chosenTrack(tracks, { captions: 'Français', showsCaptions: false })).toBe(-1);
  expect(chosenTrack([], { captions: '', showsCaptions: true })).toBe(-1);
});
