import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ListedCourse } from '@stoa/shared/contract/market/all-courses.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aCourseInReview } from '../testing/builders.ts';

beforeAll(async () => {
  await Promise.all([import('./all-courses-screen.tsx'), import('../features/all-courses/unpublish-modal.tsx')]);
});
beforeEach(() => window.localStorage.clear());

const reviewer = { id: anId(7), name: 'Bea Baker' };
const aListed = (given: Partial<ListedCourse> = {}): ListedCourse => ({
  id: anId(1),
  name: 'Drawing with light',
  slug: 'drawing-with-light',
  status: 'published',
  is_public: true,
  creator: { id: anId(5), name: 'Hypatia Lamp' },
  category: { id: anId(6), name: 'Art', slug: 'art' },
  language: 'en',
  is_micro: false,
  type: 'paid',
  price_minor: 2400,
  currency: 'USD',
  enrolment_count: 1234,
  rating: 4.25,
  rating_count: 12,
  featured: null,
  reviewer: null,
  published_at: '2026-03-02T09:00:00.000Z',
  updated_at: '2026-03-03T09:00:00.000Z',
  can_unpublish: true,
  ...given,
});
const other = aListed({ id: anId(2), name: 'Oil lamps', slug: 'oil-lamps', status: 'draft', is_public: false });
const listOf = (items: ListedCourse[], featured: ListedCourse[] = []) => ({
  ...{ items, page: 1, per_page: 25, total: items.length, languages: ['el', 'en'] },
  featured: featured.map(({ id, name }) => ({ id, name })),
});

const session = { roles: ['admin' as const], permissions: ['review-course' as const] };
const visit = (replies: Replies = {}, url = '/dashboard/courses') =>
  renderScreen(<App />, {
    url,
    session,
    replies: { listAllCourses: listOf([aListed(), other]), listReviewers: [reviewer], listCategories: [], ...replies },
  });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const choose = async (user: ReturnType<typeof visit>['user'], name: string) =>
  user.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }));

test('each course says whose it is and how it stands, and leads to its review, page and reports', async () => {
  visit();
  const cells = await row(/Drawing with light/);
  for (const text of ['Published', 'Hypatia Lamp', '$24', '1,234', '4.3', '12 ratings'])
    expect(cells.getByText(text)).toBeVisible();
  expect(cells.getByRole('link', { name: 'Drawing with light' })).toHaveAttribute(
    'href',
    '/course/review/drawing-with-light',
  );
  expect(cells.getByRole('link', { name: 'Course page of Drawing with light' })).toHaveAttribute(
    'href',
    '/course-info/drawing-with-light',
  );
  expect(cells.getByRole('link', { name: 'Reports of Drawing with light' })).toHaveAttribute(
    'href',
    `/course/reports?course=${anId(1)}`,
  );
  expect((await row(/Oil lamps/)).queryByRole('link', { name: /Course page/ })).toBeNull();
});

test('what is asked stands in the address, and is asked of the server', async () => {
  const { user, url, calls } = visit({}, `/dashboard/courses?creator=${anId(5)}`);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'In review');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Greek');
  await user.click(screen.getByRole('button', { name: 'Enrolments' }));
  expect(url()).toBe(`/dashboard/courses?status=in_review&creator=${anId(5)}&language=el&sort=enrolments`);
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'listAllCourses')?.query).toMatchObject({
      creator_id: anId(5),
      ...{ status: 'in_review', language: 'el', sort: 'enrolments', order: 'asc' },
    }),
  );
});

test('courses that are chosen get a reviewer at once, and that can be undone', async () => {
  const before = [{ course_id: anId(1), reviewer_id: null }];
  const { user, calls, toasts } = visit({ assignReviewers: { before } });
  await choose(user, 'Drawing with light');
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'Reviewer' }).at(-1)!, 'Bea Baker');
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  const sent = () => calls.filter(({ name }) => name === 'assignReviewers').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ assignments: [{ course_id: anId(1), reviewer_id: reviewer.id }] }]));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('The reviewer is assigned.'));
  act(() => toasts.at(-1)?.action?.run());
  await waitFor(() => expect(sent().at(-1)).toEqual({ assignments: before }));
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
});

test('courses are featured behind those that are, moved up, and taken off; each can be undone', async () => {
  const [first, second] = [aListed({ featured: 1 }), aListed({ id: anId(3), name: 'Wicks', featured: 2 })];
  const { user, calls, toasts } = visit({
    listAllCourses: listOf([first, other], [first, second]),
    featureCourses: { course_ids: [] },
  });
  const sent = () => calls.filter(({ name }) => name === 'featureCourses').map(({ body }) => body);
  const before = [first.id, second.id];
  await choose(user, 'Oil lamps');
  await user.click(screen.getByRole('button', { name: 'Feature' }));
  await waitFor(() => expect(sent()).toEqual([{ course_ids: [...before, other.id], before }]));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('The course is featured.'));
  act(() => toasts.at(-1)?.action?.run());
  await waitFor(() => expect(sent().at(-1)).toEqual({ course_ids: before, before: [...before, other.id] }));
  await user.click(screen.getByRole('button', { name: 'Move Wicks up' }));
  await waitFor(() => expect(sent().at(-1)).toEqual({ course_ids: [second.id, first.id], before }));
  await user.click(screen.getByRole('button', { name: 'Stop featuring Wicks' }));
  await waitFor(() => expect(sent().at(-1)).toEqual({ course_ids: [first.id], before }));
});

test('more than the marketplace shows are not featured, and a row says so', async () => {
  const featured = Array.from({ length: 8 }, (_, at) => aListed({ id: anId(20 + at), name: `Lamp ${at}` }));
  const { user, calls, toasts } = visit({ listAllCourses: listOf([other], featured) });
  await choose(user, 'Oil lamps');
  await user.click(screen.getByRole('button', { name: 'Feature' }));
  expect(toasts.at(-1)?.message).toBe('At most 8 courses can be featured. Take some off first.');
  expect(calls.filter(({ name }) => name === 'featureCourses')).toEqual([]);
});

test('a course is taken off with a reason, which must say something', async () => {
  const { user, calls, toasts } = visit({ unpublishCourse: aCourseInReview({ status: 'unpublished' }) });
  await user.click(await screen.findByRole('button', { name: 'Unpublish Drawing with light' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Bad');
  await user.click(dialog.getByRole('button', { name: 'Remove from the catalogue' }));
  expect(await dialog.findByText('Give a reason of at least 10 characters.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), ' sound in every lesson');
  await user.click(dialog.getByRole('button', { name: 'Remove from the catalogue' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('“Drawing with light” is no longer in the catalogue.'));
  expect(calls.find(({ name }) => name === 'unpublishCourse')?.body).toEqual({
    reason: 'Bad sound in every lesson',
  });
});

test('the screen speaks French', async () => {
  expect(
    await untranslated(<App />, {
      url: '/dashboard/courses',
      session,
      replies: {
        listAllCourses: listOf([aListed({ featured: 1 }), other], [aListed()]),
        listReviewers: [reviewer],
        listCategories: [],
      },
      until: 'Oil lamps',
      except: ['Hypatia Lamp', 'Bea Baker', 'Actions'],
    }),
  ).toEqual([]);
});
