import { expect, test } from '@jest/globals';
import { zoneChoices, zonesLike } from './time-zones.ts';

const labels = (search: string) => zonesLike(zoneChoices('UTC'), search).map(({ label }) => label);

test('zones are found by the words of their names, in whatever order', () => {
  expect(labels('new york')).toEqual(['America/New York']);
  expect(labels('paris europe')).toEqual(['Europe/Paris']);
  expect(labels('America/New_York')).toEqual(['America/New York']);
  expect(labels('nowhere')).toEqual([]);
});

test('a zone that this browser does not know stays the one that is chosen', () => {
  expect(zoneChoices('Mars/Olympus_Mons')).toContainEqual({ value: 'Mars/Olympus_Mons', label: 'Mars/Olympus Mons' });
});
