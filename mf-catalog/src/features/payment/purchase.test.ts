import { expect, test } from '@jest/globals';
import { aCourseCard, anId } from '@stoa/shared/testing/builders.ts';
import { aLearningPath, aPaidCourse, aPathCourse } from '../../testing/builders.ts';
import { judgeCourse, judgePath, purchaseQuery, wantedOf, withoutDoubles } from './purchase.ts';

const aSoldPath = (given: Parameters<typeof aLearningPath>[0] = {}) =>
  aLearningPath({ fee: 'one_time', amount_minor: 3000, ...given });

test('the address of the till names each thing once, in its order', () => {
  const wanted = wantedOf(new URLSearchParams('path=light&course=ink&path=light&course=&coupon=HALF'));
  expect(wanted).toEqual([
    { kind: 'learning_path', slug: 'light' },
    { kind: 'course', slug: 'ink' },
  ]);
  expect(purchaseQuery(wanted, 'HALF').toString()).toBe('path=light&course=ink&coupon=HALF');
});

test('more than are paid for at once are left out', () => {
  const search = new URLSearchParams(Array.from({ length: 30 }, (_, at) => ['course', `c${at}`]));
  expect(wantedOf(search)).toHaveLength(20);
});

test.each([
  [{ fee: 'free', amount_minor: 0 } as const, 'free'],
  [{ fee: 'subscription', amount_minor: 0 } as const, 'plan'],
  [{ is_bought: true }, 'held'],
  [{ courses: [aPathCourse(1, { course: aCourseCard({ student_percentage: 5 }) })] }, 'held'],
  [{ partner: { id: anId(9), full_name: 'Me', initial: 'M', title: null, profile_image: null } }, 'own'],
  [{}, undefined],
])('a path with %j: %s', (given, obstacle) => {
  expect(judgePath(aSoldPath(given), anId(9)).obstacle).toBe(obstacle);
});

test('a course that a path of the same purchase opens is not bought by itself', () => {
  const judged = withoutDoubles([judgeCourse(aPaidCourse(), undefined), judgePath(aSoldPath(), undefined)]);
  expect(judged.map(({ obstacle }) => obstacle)).toEqual(['within', undefined]);
});

test('it is bought where the path cannot be', () => {
  const judged = withoutDoubles([
    judgeCourse(aPaidCourse(), undefined),
    judgePath(aSoldPath({ fee: 'subscription', amount_minor: 0 }), undefined),
  ]);
  expect(judged.map(({ obstacle }) => obstacle)).toEqual([undefined, 'plan']);
});
