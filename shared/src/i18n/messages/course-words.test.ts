import { expect, test } from '@jest/globals';
import {
  contentTypes,
  courseLevels,
  courseStatuses,
  durationBands,
  lessonKinds,
  priceTypes,
} from '../../contract/taxonomy/course-words.ts';
import { pathStatuses } from '../../contract/market/path-words.ts';
import { en } from './course-words.en.ts';

test('every word of the contract has a name, and no name lacks its word', () => {
  const words = [
    ...courseLevels.map((word) => `level.${word}`),
    ...contentTypes.map((word) => `contentType.${word}`),
    // A learning path has those of a course, and one of its own.
    ...new Set([...courseStatuses, ...pathStatuses].map((word) => `status.${word}`)),
    ...lessonKinds.map((word) => `lessonKind.${word}`),
    ...priceTypes.map((word) => `priceType.${word}`),
    ...durationBands.map((word) => `duration.${word}`),
    'micro',
  ];
  expect(Object.keys(en).sort()).toEqual(words.sort());
});
