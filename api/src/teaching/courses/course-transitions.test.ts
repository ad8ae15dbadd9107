import { expect, test } from '@jest/globals';
import { courseStatuses, type CourseStatus } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { judgeTransition, requireTransition, type CourseStage, type Party } from './course-transitions.ts';

const parties: Party[] = ['owner', 'editor', 'reviewer', 'super-admin', 'site'];
const stages: CourseStage[] = [...courseStatuses, 'deleted', 'discarded'];

/** Every pair that exists, with those who may; all others are impossible for everybody. */
const known: Record<string, Party[]> = {
  'draft → in_review': ['owner', 'editor'],
  'changes_requested → in_review': ['owner', 'editor'],
  'unpublished → in_review': ['owner'],
  'in_review → draft': ['owner', 'editor'],
  'in_review → changes_requested': ['reviewer'],
  'in_review → approved': ['reviewer'],
  'in_review → published': ['reviewer'],
  'approved → published': ['reviewer', 'site'],
  'unpublished → published': ['owner'],
  'published → unpublished': ['owner', 'reviewer'],
  'draft → deleted': ['owner', 'super-admin'],
  'changes_requested → deleted': ['owner', 'super-admin'],
  'unpublished → deleted': ['owner', 'super-admin'],
  'draft → discarded': ['owner', 'editor'],
  'changes_requested → discarded': ['owner', 'editor'],
};

const pairs = courseStatuses.flatMap((from) => stages.map((to) => [from, to] as [CourseStatus, CourseStage]));

test.each(pairs)('%s → %s is for exactly those it is for', (from, to) => {
  const allowed = known[`${from} → ${to}`];
  for (const party of parties) {
    const expected = !allowed ? 'impossible' : allowed.includes(party) ? 'allowed' : 'forbidden';
    expect([party, judgeTransition(from, to, new Set([party]))]).toEqual([party, expected]);
  }
  expect(judgeTransition(from, to, new Set())).toBe(allowed ? 'forbidden' : 'impossible');
});

test('a refusal names both ends in plain words', () => {
  const owner = new Set<Party>(['owner']);
  expect(() => requireTransition('published', 'in_review', owner)).toThrow(
    'A course that is published cannot become in review.',
  );
  expect(() => requireTransition('in_review', 'discarded', owner)).toThrow(
    'Edits of a course that is in review cannot be discarded.',
  );
  expect(() => requireTransition('published', 'deleted', owner)).toThrow('Unpublish the course before deleting it.');
});
