import { expect, test } from '@jest/globals';
import { anAsked, aRubric } from '../../testing/submission-builders.ts';
import { blank } from './judgement-draft.ts';
import { approvalObstacle, scoreOf } from './score.ts';

const asked = anAsked({ rubric: aRubric() });
const judged = (given: Partial<ReturnType<typeof blank>>) => ({ ...blank(asked), ...given });

test('the score is the share of the points that was given, rounded down', () => {
  expect(scoreOf(asked, [10, 5])).toBe(100);
  expect(scoreOf(asked, [7, 3])).toBe(66);
  expect(scoreOf(asked, [0, 0])).toBe(0);
});

test('while a criterion is left out there is no score', () => {
  expect(scoreOf(asked, [10, null])).toBeNull();
  expect(scoreOf(asked, [10])).toBeNull();
});

test.each([
  [[10, null], 'points'],
  [[11, 5], 'tooMany'],
  [[4, 4], 'belowMark'],
  [[7, 3], undefined],
])('with the points %j the obstacle to approve is %s', (points, obstacle) => {
  expect(approvalObstacle(asked, judged({ points }))).toBe(obstacle);
});

test.each([
  [60, null, 'score'],
  [60, 59, 'belowMark'],
  [60, 101, 'scoreRange'],
  [60, 60, undefined],
  [0, null, undefined],
])(
  'without a rubric and with a pass mark of %s, a score of %s leaves the obstacle %s',
  (pass_mark, score, obstacle) => {
    expect(approvalObstacle(anAsked({ pass_mark }), judged({ score }))).toBe(obstacle);
  },
);
