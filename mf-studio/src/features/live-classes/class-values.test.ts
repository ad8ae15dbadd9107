import { expect, test } from '@jest/globals';
import { aTeacher, anId } from '@stoa/shared/testing/builders.ts';
import { aPlannedClass } from '../../testing/live-builders.ts';
import { changesBetween, valuesOf } from './class-values.ts';

test('of two states of a class only what differs is a change, down to the order of its hosts', () => {
  const [one, other] = [aTeacher({ id: anId(1) }), aTeacher({ id: anId(2) })];
  const before = valuesOf(aPlannedClass({ hosts: [one, other] }));
  expect(changesBetween(before, valuesOf(aPlannedClass({ hosts: [one, other], version: 9 })))).toEqual({});
  expect(changesBetween(before, { ...before, time: '19:00', host_ids: [anId(2), anId(1)] })).toEqual({
    time: '19:00',
    host_ids: [anId(2), anId(1)],
  });
});
