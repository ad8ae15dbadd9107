import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { currencyCodes } from '@stoa/shared/contract/kernel/currencies.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { aCourseCard, anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../app.tsx';

type Found = Reply<'listPlannableCourses'>;

const [ink, stone] = [anId(1), anId(2)];
const spanish = { language: 'es' };
const skills = [
  { id: ink, skill: 'Ink' },
  { id: stone, skill: 'Stone' },
];
const aPlannable = (
  number: number,
  given: Parameters<typeof aCourseCard>[0],
  rest: Partial<Found['courses'][number]>,
): Found['courses'][number] => ({
  ...{ skill_ids: [], after: [], ...rest },
  course: aCourseCard({ id: anId(100 + number), slug: `course-${number}`, duration_s: 7200, ...given }),
});
const found: Found = {
  courses: [
    aPlannable(1, { name: 'Drawing' }, {}),
    aPlannable(2, { name: 'Carving', type: 'paid', price_minor: 2000 }, { skill_ids: [stone], after: [anId(101)] }),
    aPlannable(3, { name: 'Brush and ink' }, { skill_ids: [ink] }),
    aPlannable(
      4,
      { name: 'Ink in a day', type: 'paid', price_minor: 900, duration_s: 3600, ...spanish },
      { skill_ids: [ink] },
    ),
  ],
  is_cut: false,
};
const replies = (given: Replies = {}): Replies => ({ listSkills: skills, listPlannableCourses: found, ...given });
const show = (query: string, given: Replies = {}) =>
  renderScreen(<App />, { url: `/learning-path/plan${query}`, replies: replies(given) });
const both = `?skills=${ink},${stone}`;
const plan = async () => within(await screen.findByRole('region', { name: 'Your plan' }));
const names = async () =>
  within((await plan()).getAllByRole('list')[0]!)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-02T12:00:00'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the cheapest plan stands there in its order, with what it costs and takes', async () => {
  show(both);
  expect(await names()).toEqual(['Drawing', 'Carving', 'Brush and ink']);
  const there = await plan();
  expect(there.getByRole('status')).toHaveTextContent('3 courses, $20 in all, 6 h. Done on 15 Mar 2026.');
  expect(there.getByText('Must come before Carving')).toBeVisible();
  expect(there.getByText('Teaches Stone')).toBeVisible();
  const weeks = within(screen.getByRole('region', { name: 'Week by week' }));
  expect(weeks.getByRole('heading', { name: 'Week 1: 2 Mar 2026 – 8 Mar 2026' })).toBeVisible();
  expect(weeks.getAllByText('Carving, 1 h')).toHaveLength(2);
});

test('what is asked for stands in the address, and what cannot be planned with is named', async () => {
  const { user, url } = show('');
  expect(await screen.findByText('No plan yet')).toBeVisible();
  const hours = screen.getByLabelText('Hours a week');
  await user.clear(hours);
  await user.type(hours, '99');
  await user.type(screen.getByLabelText('Budget'), 'lots');
  await user.click(screen.getByRole('button', { name: 'Make the plan' }));
  for (const words of [
    'Choose at least one skill.',
    'Enter a number from 1 to 60.',
    'Enter an amount such as 25 or 25.50.',
  ]) {
    expect(screen.getByText(words, { selector: '[role=alert], p' })).toBeVisible();
  }
  await user.clear(hours);
  await user.type(hours, '5');
  await user.clear(screen.getByLabelText('Budget'));
  await user.type(screen.getByLabelText('Budget'), '25,50');
  await user.click(screen.getByRole('combobox', { name: 'Skills you would like to have' }));
  await user.click(await screen.findByRole('option', { name: 'Ink' }));
  await user.click(screen.getByRole('button', { name: 'Make the plan' }));
  expect(url()).toBe(`/learning-path/plan?skills=${ink}&hours=5&budget=2550`);
  expect(await names()).toEqual(['Brush and ink']);
});

test('a course is swapped for another one; before, one sees what that changes', async () => {
  const { user, url } = show(both);
  const there = await plan();
  await user.click(there.getByRole('button', { name: 'Swap Brush and ink' }));
  const swaps = within(there.getByRole('list', { name: 'Instead of Brush and ink' }));
  expect(swaps.getByText('$9 more, 1 h shorter, in Spanish')).toBeVisible();
  await user.click(swaps.getByRole('button', { name: 'Take Ink in a day instead of Brush and ink' }));
  expect(await names()).toEqual(['Ink in a day', 'Drawing', 'Carving']);
  expect(url()).toContain(`including=${anId(104)}&excluding=${anId(103)}`);
  expect((await plan()).getByRole('status')).toHaveTextContent('3 courses, $29 in all, 5 h.');
  await user.click((await plan()).getByRole('button', { name: 'Back to the cheapest plan' }));
  expect(url()).toBe(`/learning-path/plan?skills=${ink}%2C${stone}`);
});

test('a course whose place no other one can take says so', async () => {
  const { user } = show(both);
  await user.click((await plan()).getByRole('button', { name: 'Swap Carving' }));
  expect((await plan()).getByText('No other course can take its place.')).toBeVisible();
  expect((await plan()).queryByRole('button', { name: 'Swap Drawing' })).toBeNull();
});

test('limits that nothing keeps say by how much, and how they could be kept', async () => {
  show(`${both}&budget=500&until=2026-03-08`);
  const there = await plan();
  expect(there.getByText(/cost \$20: \$15 more than you have/)).toBeVisible();
  expect(there.getByText(/takes until 15 Mar 2026, or 6 hours a week/)).toBeVisible();
});

test('a skill that nobody teaches is named; where none is taught there is no plan', async () => {
  const inkAlone = { courses: found.courses.slice(2), is_cut: true };
  const { unmount } = show(both, { listPlannableCourses: inkAlone });
  expect((await plan()).getByText(/in this currency teaches: Stone\./)).toBeVisible();
  expect((await plan()).getByText(/only the cheapest were looked at/)).toBeVisible();
  unmount();
  show(both, { listPlannableCourses: { courses: [], is_cut: false } });
  expect(await screen.findByText('No course teaches this')).toBeVisible();
});

test('the plan can be put into a calendar', async () => {
  const saved: Blob[] = [];
  const kept = { create: URL.createObjectURL, revoke: URL.revokeObjectURL };
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = show(both);
  await user.click((await plan()).getByRole('button', { name: 'Put it into a calendar' }));
  Object.assign(URL, { createObjectURL: kept.create, revokeObjectURL: kept.revoke });
  expect(saved.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
  const text = await saved[0]!.text();
  expect(text).toContain('SUMMARY:Carving');
  expect(text).toContain('DTSTART;VALUE=DATE:20260302');
});

test('courses that cannot be read say so, and can be asked for again', async () => {
  let isDown = true;
  const { user } = show(both, {
    listPlannableCourses: () => {
      if (isDown) throw refusal('internal');
      return found;
    },
  });
  expect(await screen.findByText('The courses could not be loaded')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toContain('Carving');
});

test('the screen speaks French', async () => {
  const options = {
    url: `/learning-path/plan${both}&budget=500&until=2026-03-08`,
    replies: replies({ listPlannableCourses: { ...found, is_cut: true } }),
    until: 'Carving',
    // Codes of currencies, names of courses with how long they take.
    except: ['Budget', ...currencyCodes, ...['Drawing, 2 h', 'Carving, 1 h', 'Brush and ink, 2 h']],
  };
  expect(await untranslated(<App />, options as never)).toEqual([]);
});
