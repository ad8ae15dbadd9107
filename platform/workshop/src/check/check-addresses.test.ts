import { expect, test } from '@jest/globals';
import { addressesIn } from './check-addresses.ts';

/** What the check calls the addresses that a source spells. */
const spelled = (source: string) =>
  addressesIn('mf-shop/src/shop.tsx', source).map((words) => /addresses\.(\w+)/.exec(words)?.[1]);

test('whoever spells an address reads where, and what to say', () => {
  expect(addressesIn('mf-shop/src/shop.tsx', "const home =\n  '/home';")).toEqual([
    "mf-shop/src/shop.tsx:2: '/home' spells addresses.home. Say to.home(…), which fills it in and encodes.",
  ]);
});

test.each([
  ["'/marketplace/results?q=type'", 'results'],
  ["'/Course/Reports#week'", 'courseReports'],
  ["'/course/'", 'player'],
  ['`/course/${slug}?lesson=${id}`', 'player'],
  ["'/course/edit/:slug'", 'editCourse'],
  ['`${origin}/certificates/${slug}`', 'certificate'],
  ["'https://stoa.example/certificates/verify'", 'verifyCertificate'],
  ['`/redirect/${token}${path}`', 'externalLogin'],
  ['<Link to="/" />', 'landing'],
  ["<Link to={isGuest ? '/' : home} />", 'landing'],
  ["function Mark({ to = '/' }) {}", 'landing'],
])('%s spells %s', (source, name) => {
  expect(spelled(source)).toEqual([name]);
});

test.each([
  "path.split('/')",
  "'/homely'",
  "'home'",
  "'/api/certificates/verify'",
  "'/course/a/b/c'",
  "'See /home for more'",
  "// '/home'",
  'to.home()',
])('%s spells none', (source) => {
  expect(spelled(source)).toEqual([]);
});
