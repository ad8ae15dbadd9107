import { expect, test } from '@jest/globals';
import { readPathReport, writePathReport } from './path-report-address.ts';

const read = (search: string) => readPathReport(new URLSearchParams(search), new Date('2026-03-28T23:30:00.000Z'));

test.each([
  '',
  'tab=learners&learners=certified_then&sort=done&q=ada&path=p1&page=2',
  'tab=learners&range=own&from=2026-01-05&to=2026-01-09&path=p1&course=c1&stage=here',
  'range=7&chart=certificates',
])('an address is written as it was read: %s', (search) => {
  const written = new URLSearchParams(writePathReport(read(search)));
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(new URLSearchParams(search)));
});

test.each(['course=c1', 'stage=here', 'course=c1&stage=x'])('half a stage (%s) narrows nothing', (search) => {
  expect(read(search).at).toBeNull();
});
