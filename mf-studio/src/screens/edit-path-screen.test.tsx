import { beforeEach, expect, test } from '@jest/globals';
import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { aCourseCard, anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { App } from '../app.tsx';
import { aPathBuilder, aPathCourse, arts, partner } from '../testing/path-builders.ts';

const found = aCourseCard({ id: anId(103), name: 'Soft boxes', duration_s: 1_800 });
const courseList = {
  items: [found],
  page: 1,
  per_page: 6,
  total: 1,
  facets: { category: [], level: [], content_type: [], type: [] },
  did_you_mean: null,
};

/** A server with one path that takes every change. */
function builderAt(section: string, given: Partial<PathBuilder> = {}, replies: Replies = {}) {
  let path = aPathBuilder(given);
  const cards = new Map([...path.courses.map(({ course }) => course), found].map((card) => [card.id, card]));
  const change = (next: Partial<PathBuilder>) => (path = { ...path, ...next, version: path.version + 1 });
  const taken: Replies = {
    getPathBuilder: () => path,
    listCategories: [arts],
    listSkills: [],
    listCourses: courseList,
    saveLearningPath: ({ body }) => {
      const { courses, skill_ids: _skills, base_version: _on, id: _id, ...fields } = body;
      const placed = courses?.map(({ course_id, required }) => ({
        required,
        status: path.courses.find(({ course }) => course.id === course_id)?.status ?? ('published' as const),
        course: cards.get(course_id)!,
      }));
      return change({ ...(fields as Partial<PathBuilder>), ...(placed && { courses: placed }) });
    },
    saveLearningPathObjectives: ({ body }) => change({ objectives: body.objectives }),
    saveLearningPathFee: ({ body: { path_id: _id, base_version: _on, ...fee } }) => {
      change({ fee: { ...fee, is_set: true } });
      return fee;
    },
    ...replies,
  };
  return { url: `/learning-path/edit/portraits?section=${section}`, session: partner, replies: taken };
}
const open = (...given: Parameters<typeof builderAt>) => renderScreen(<App />, builderAt(...given));
const bodiesOf = (calls: ReturnType<typeof open>['calls'], wanted: string) =>
  calls.filter(({ name }) => name === wanted).map(({ body }) => body);
const saved = () => screen.findByText('Saved', undefined, { timeout: 3_000 });
const two = [aPathCourse(101, 'Seeing light'), aPathCourse(102, 'Faces')];

beforeEach(() => sessionStorage.clear());

test('an edit is saved as it is made, and says so', async () => {
  const { user, calls, isGuarded } = open('basics');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ', again');
  expect(screen.getByText('Saving…')).toBeVisible();
  expect(isGuarded()).toBe(true);
  await saved();
  expect(bodiesOf(calls, 'saveLearningPath')).toEqual([
    { title: 'Portraits from the start, again', id: anId(600), base_version: 1 },
  ]);
  expect(isGuarded()).toBe(false);
});

test('a broken rule is named at its field, with the way there, and nothing is sent', async () => {
  const { user, calls } = open('basics');
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Abc');
  expect(await screen.findByText('Title must be between 5 and 100 characters.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Title' })).toHaveAttribute(
    'href',
    '/learning-path/edit/portraits?section=basics#title',
  );
  expect(bodiesOf(calls, 'saveLearningPath')).toEqual([]);
});

test("the server's rule stands at the field it names", async () => {
  const { user } = open(
    'basics',
    {},
    {
      saveLearningPath: () => {
        throw refusal('invalid', { errors: { title: ['Title must not be all capitals.'] } });
      },
    },
  );
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
  expect(await screen.findByText('Title must not be all capitals.', undefined, { timeout: 3_000 })).toBeVisible();
});

test('a field that was changed in two windows is asked about, and neither text is lost', async () => {
  const elsewhere = aPathBuilder({ subtitle: 'From the other window', version: 2 });
  let isFirst = true;
  const { user, calls } = open(
    'basics',
    {},
    {
      getPathBuilder: () => (isFirst ? aPathBuilder() : elsewhere),
      saveLearningPath: ({ body }) => {
        if (body.base_version === 2) return { ...elsewhere, subtitle: body.subtitle!, version: 3 };
        isFirst = false;
        const changed_at = '2026-02-01T09:05:00.000Z';
        throw refusal('edit_conflict', {
          conflict: { version: 2, fields: [{ target: 'path', field: 'subtitle', yours: '', theirs: '', changed_at }] },
        });
      },
    },
  );
  await user.type(await screen.findByRole('textbox', { name: 'Subtitle' }), 'From this window');
  await user.click(await screen.findByRole('button', { name: 'Compare and choose' }, { timeout: 3_000 }));
  const dialog = await screen.findByRole('dialog', { name: 'Changed in two windows' });
  expect(within(dialog).getByText('From the other window')).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: 'Yours, from this window' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save the choice' }));
  await saved();
  expect(bodiesOf(calls, 'saveLearningPath').at(-1)).toMatchObject({ subtitle: 'From this window', base_version: 2 });
});

test('a fee that was changed in another window is not written over', async () => {
  const there: PathBuilder['fee'] = {
    fee: 'one_time',
    amount_minor: 4900,
    compare_at_minor: null,
    currency: 'USD',
    is_set: true,
  };
  const changed = { target: 'path', field: 'fee', yours: null, theirs: there, changed_at: '2026-03-02T09:00:00.000Z' };
  const before = aPathBuilder({ fee: { ...there, fee: 'free', amount_minor: 0 } });
  let isFirst = true;
  const { user, calls } = open(
    'fee',
    {},
    {
      getPathBuilder: () => (isFirst ? before : { ...before, fee: there, version: 2 }),
      saveLearningPathFee: () => {
        isFirst = false;
        throw refusal('edit_conflict', { conflict: { version: 2, fields: [changed] } });
      },
    },
  );
  expect(await screen.findByRole('radio', { name: 'Free' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Part of a plan' }));
  await user.click(await screen.findByRole('button', { name: 'Compare and choose' }, { timeout: 3_000 }));
  const dialog = await screen.findByRole('dialog', { name: 'Changed in two windows' });
  expect(within(dialog).getByText('$49')).toBeVisible();
  expect(bodiesOf(calls, 'saveLearningPathFee')).toMatchObject([{ fee: 'subscription', base_version: 1 }]);
});

test('courses are moved by keyboard, and the focus goes along', async () => {
  const { user, calls } = open('courses', { courses: two });
  const up = await screen.findByRole('button', { name: 'Move Faces up' });
  up.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Faces is now number 1 of 2.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move Faces down' })).toHaveFocus();
  await saved();
  expect(bodiesOf(calls, 'saveLearningPath').at(-1)).toMatchObject({
    courses: [
      { course_id: anId(102), required: true },
      { course_id: anId(101), required: true },
    ],
  });
});

test('a course is found in the catalogue and added; taken out, it can be put back', async () => {
  const { user, calls, toasts } = open('courses', { courses: two });
  await user.type(await screen.findByRole('searchbox', { name: 'Find a course' }), 'soft');
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'listCourses').at(-1)?.query).toMatchObject({ q: 'soft' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Add Soft boxes' }));
  expect(screen.getByText('3 courses, 3 required · 2 h 30 min')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Soft boxes' })).toBeNull();
  await saved();
  await user.click(screen.getByRole('button', { name: 'Remove Seeing light' }));
  expect(screen.queryByRole('button', { name: 'Remove Seeing light' })).toBeNull();
  expect(toasts.at(-1)?.message).toBe('“Seeing light” was taken out of the path.');
  act(() => toasts.at(-1)?.action?.run());
  expect(await screen.findByRole('button', { name: 'Remove Seeing light' })).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Faces is required' }));
  await saved();
  expect(bodiesOf(calls, 'saveLearningPath').at(-1)).toMatchObject({
    courses: [
      { course_id: anId(101), required: true },
      { course_id: anId(102), required: false },
      { course_id: anId(103), required: true },
    ],
  });
});

test('a course that was taken off the catalogue is told, and the rule of the server stands at the list', async () => {
  const gone = aPathCourse(101, 'Seeing light', { status: 'unpublished' });
  const { user } = open(
    'courses',
    { courses: [gone, two[1]!] },
    {
      saveLearningPath: () => {
        const rule = "Course 'Soft boxes' is not published: only published courses can be added.";
        throw refusal('invalid', { errors: { 'courses.2.course_id': [rule] } });
      },
    },
  );
  expect(await screen.findByText('A course has left the catalogue')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add Soft boxes' }));
  expect(
    await screen.findByText(/'Soft boxes' is not published/, { selector: '[role=alert]' }, { timeout: 3_000 }),
  ).toBeVisible();
});

test('objectives have a call of their own', async () => {
  const { user, calls } = open('objectives');
  await user.click(await screen.findByRole('button', { name: 'Add an objective' }));
  await user.type(screen.getByRole('textbox', { name: 'Objective 1' }), 'Light a face in any room');
  await saved();
  expect(bodiesOf(calls, 'saveLearningPathObjectives').at(-1)).toEqual({
    path_id: anId(600),
    objectives: ['Light a face in any room'],
    base_version: 1,
  });
});

test('a price is sent once it is whole, and says what a learner saves', async () => {
  const priced = (number: number, price_minor: number) =>
    aPathCourse(number, `Course ${number}`, {
      course: aCourseCard({ id: anId(number), name: `Course ${number}`, type: 'paid', price_minor }),
    });
  const { user, calls } = open('fee', { courses: [priced(101, 4000), priced(102, 6000)] });
  await user.click(await screen.findByRole('radio', { name: 'Paid once' }));
  expect(await screen.findByText('Enter a price.')).toBeVisible();
  expect(bodiesOf(calls, 'saveLearningPathFee')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '75');
  expect(screen.getByText(/the 2 paid courses cost \$100.*saves \$25 \(25%\)/)).toBeVisible();
  await saved();
  expect(bodiesOf(calls, 'saveLearningPathFee').at(-1)).toEqual({
    path_id: anId(600),
    base_version: 1,
    fee: 'one_time',
    amount_minor: 7500,
    compare_at_minor: null,
    currency: 'USD',
  });
  await user.type(screen.getByRole('textbox', { name: 'Compare at' }), '50');
  expect(await screen.findByText('The price to compare with must be higher than the price.')).toBeVisible();
});

test('the price of a path that learners see waits for its button, and another choice and back keeps it', async () => {
  const fee = { fee: 'one_time' as const, amount_minor: 4900, compare_at_minor: null, currency: 'USD', is_set: true };
  const { user, calls } = open('fee', { status: 'published', fee });
  const save = await screen.findByRole('button', { name: 'Save the price' });
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: /^Free/ }));
  await user.click(screen.getByRole('radio', { name: 'Paid once' }));
  const price = screen.getByRole('textbox', { name: 'Price' });
  expect(price).toHaveValue('49.00');
  await user.clear(price);
  await user.type(price, '120');
  expect(bodiesOf(calls, 'saveLearningPathFee')).toEqual([]);
  expect(screen.getByText(/Save the price by its button/)).toBeVisible();
  await user.click(save);
  await saved();
  expect(bodiesOf(calls, 'saveLearningPathFee')).toMatchObject([{ fee: 'one_time', amount_minor: 12_000 }]);
});

test("a price that its currency does not allow is refused at the price's field", async () => {
  const { user } = open(
    'fee',
    {},
    {
      saveLearningPathFee: () => {
        throw refusal('invalid', { errors: { amount_minor: ['The price may be at most 10,000.'] } });
      },
    },
  );
  await user.click(await screen.findByRole('radio', { name: 'Paid once' }));
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '99999');
  await waitFor(
    () => expect(screen.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(/at most 10,000/),
    { timeout: 3_000 },
  );
});

test('a banner is saved once it has its words', async () => {
  const file = aStoredFile({ id: anId(501), name: 'faces.webp', purpose: 'banner' });
  const { user, calls } = open(
    'banner',
    { banner_file: file, banner_url: '/b', banner_alt: 'A row of faces' },
    {
      saveLearningPathBanner: ({ body }) => aPathBuilder({ banner_file: file, banner_alt: body.alt, version: 2 }),
    },
  );
  const words = await screen.findByRole('textbox', { name: 'What the banner shows' });
  expect(screen.getByRole('img', { name: 'A row of faces' })).toBeVisible();
  await user.clear(words);
  await user.type(words, 'Row');
  expect(await screen.findByText('Say in 5 to 120 characters what the banner shows.')).toBeVisible();
  await user.type(words, ' of five faces');
  await saved();
  expect(bodiesOf(calls, 'saveLearningPathBanner')).toEqual([
    { path_id: anId(600), file_id: anId(501), alt: 'Row of five faces', base_version: 1 },
  ]);
});

test('the review names what is missing with the way there, and takes a whole path', async () => {
  const { unmount } = open('review', { review_note: 'Say more about who it is for.' });
  expect(await screen.findByRole('link', { name: 'Courses' }, { timeout: 3_000 })).toBeVisible();
  expect(screen.getByText('Add at least two courses.')).toBeVisible();
  expect(screen.getByText('Say more about who it is for.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit for review' })).toBeDisabled();
  unmount();
  const inReview = aPathBuilder({ status: 'in_review', actions: ['withdraw'], version: 2, checklist: [] });
  const { user, calls, toasts } = open('review', { checklist: [] }, { submitLearningPath: inReview });
  await user.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByRole('button', { name: 'Withdraw from review' })).toBeVisible();
  expect(toasts.at(-1)?.message).toMatch(/sent to review/);
  expect(calls.find(({ name }) => name === 'submitLearningPath')?.params).toEqual({ id: anId(600) });
});

test('a path in review can be read and not edited', async () => {
  open('basics', { status: 'in_review', actions: ['withdraw'] });
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeDisabled();
  expect(screen.getByText(/in review and cannot be edited/)).toBeVisible();
  expect(screen.queryByText('Saved')).toBeNull();
});

test('who has no such path is told so', async () => {
  open(
    'basics',
    {},
    {
      getPathBuilder: () => {
        throw refusal('not_found');
      },
    },
  );
  expect(await screen.findByRole('heading', { name: 'You have no learning path at this address' })).toBeVisible();
});

test.each([
  ['basics', 'Portraits from the start'],
  ['courses', 'Seeing light'],
  ['objectives', /^(Three|De trois)/],
  ['fee', /free\.$|gratuits\.$/],
  ['banner', /1280/],
  ['review', 'Say more.'],
])('the part %s speaks French', async (section, until) => {
  const courses = [aPathCourse(101, 'Seeing light', { status: 'unpublished' })];
  const { replies, ...options } = builderAt(section);
  const getPathBuilder = aPathBuilder({ courses, review_note: 'Say more.' });
  expect(
    await untranslated(<App />, { ...options, replies: { ...replies, getPathBuilder }, until, except: ['Code'] }),
  ).toEqual([]);
});
