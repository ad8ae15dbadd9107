import { beforeEach, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { BuilderAssignment, Criterion } from '@stoa/shared/contract/teaching/lessons.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { App } from '../../app.tsx';
import { aCourseBuilder, aLesson, anAssignment, teacher } from '../../testing/builders.ts';

const lessonId = anId(300);
const place = `/course/edit/drawing-with-light?section=curriculum&lesson=${lessonId}`;
const aCriterion = (title: string, points = 5): Criterion => ({ title, description: '', points });

/** A server with one assignment that takes every change of it. */
function assignmentAt(given: Partial<BuilderAssignment> = {}, course: Partial<CourseBuilder> = {}, more: Replies = {}) {
  let assignment = anAssignment(given);
  let version = 1;
  const now = (): CourseBuilder => {
    const lesson = aLesson({ id: lessonId, kind: 'assignment', title: 'Light', markdown: null, assignment });
    const modules = [{ id: anId(200), title: 'Seeing', order: 1, lessons: [lesson] }];
    return aCourseBuilder({ version, modules, ...course });
  };
  return {
    assignment: () => assignment,
    url: place,
    session: teacher,
    replies: {
      getCourseBuilder: () => now(),
      updateLesson: ({ body: { base_version: _on, ...fields } }) => {
        assignment = { ...assignment, ...(fields as Partial<BuilderAssignment>) };
        version += 1;
        return now();
      },
      ...more,
    } satisfies Replies,
  };
}
const titles = ({ assignment }: ReturnType<typeof assignmentAt>) => assignment().rubric.map(({ title }) => title);
const saved = () => screen.findByText('Saved', undefined, { timeout: 3_000 });
const names = () => screen.findAllByRole('textbox', { name: 'Name' });

beforeEach(() => sessionStorage.clear());

test('an assignment is written, and each field is saved as it is made', async () => {
  const server = assignmentAt();
  const { user } = renderScreen(<App />, server);
  const instructions = await screen.findByRole('textbox', { name: 'Instructions' });
  expect(screen.getByText('0 of the 20 characters that a review needs at least')).toBeVisible();
  await user.type(instructions, 'Draw the shadow of a cup at noon.');
  expect(screen.queryByText(/characters that a review needs/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Files' }));
  const most = screen.getByRole('combobox', { name: 'Files at most' });
  expect(most).toHaveAccessibleDescription(/\.pdf, \.docx.* and \.ipynb; at most 50 MB each\.$/);
  await user.selectOptions(most, '3 files');
  await user.type(screen.getByRole('textbox', { name: 'Days until it is due' }), '14');
  await user.clear(screen.getByRole('textbox', { name: 'Attempts' }));
  await saved();
  expect(server.assignment()).toEqual({
    ...anAssignment(),
    instructions: 'Draw the shadow of a cup at noon.',
    submission_type: 'file',
    max_files: 3,
    due_days: 14,
    max_attempts: null,
  });
});

test('how many files is asked only where files are handed in', async () => {
  const { user } = renderScreen(<App />, assignmentAt({ submission_type: 'file' }));
  expect(await screen.findByRole('combobox', { name: 'Files at most' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Web address' }));
  expect(screen.queryByRole('combobox', { name: 'Files at most' })).toBeNull();
});

test('a criterion is written with the keyboard, and told what it lacks only when it is left', async () => {
  const server = assignmentAt();
  const { user } = renderScreen(<App />, server);
  await user.click(await screen.findByRole('button', { name: 'Add a criterion' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveFocus();
  expect(screen.queryByText('Name the criterion.')).toBeNull();
  await user.click(screen.getByRole('textbox', { name: 'Instructions' }));
  expect(await screen.findByText('Name the criterion.')).toBeVisible();
  await saved();
  expect(server.assignment().rubric).toEqual([aCriterion('')]);

  await user.type(name, 'Edges');
  expect(screen.queryByText('Name the criterion.')).toBeNull();
  await user.tab();
  await user.keyboard('{Control>}a{/Control}12');
  await user.tab();
  await user.keyboard('Hard where the light is hard.');
  await saved();
  expect(server.assignment().rubric).toEqual([
    { title: 'Edges', description: 'Hard where the light is hard.', points: 12 },
  ]);
});

test('the points are added up, and what passes is said in points', async () => {
  const rubric = [aCriterion('Edges', 5), aCriterion('Tones', 7)];
  const { user } = renderScreen(<App />, assignmentAt({ rubric }));
  expect(
    await screen.findByText(
      '2 criteria, 12 points. The score is the share of the points that the reviewer gives. The pass mark of 60% is reached with 8 points of 12.',
    ),
  ).toBeVisible();
  const passMark = screen.getByRole('textbox', { name: 'Pass mark' });
  await user.clear(passMark);
  await user.type(passMark, '0');
  expect(screen.getByText(/Without a pass mark, any score can be approved\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove criterion 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove criterion 1' }));
  expect(screen.getByText(/^There are no criteria yet: the reviewer gives one score from 0 to 100\./)).toBeVisible();
});

test('criteria are moved with the keyboard, and the focus goes with them', async () => {
  const server = assignmentAt({ rubric: [aCriterion('Edges'), aCriterion('Tones'), aCriterion('Paper')] });
  const { user } = renderScreen(<App />, server);
  const up = await screen.findByRole('button', { name: 'Move criterion 3 up' });
  up.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Move criterion 2 up' })).toHaveFocus();
  expect(screen.getByText('The criterion is now number 2 of 3.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Move criterion 1 down' })).toHaveFocus();
  await saved();
  expect(titles(server)).toEqual(['Paper', 'Edges', 'Tones']);
});

test('a criterion that was removed comes back at its place', async () => {
  const server = assignmentAt({ rubric: [aCriterion('Edges'), aCriterion('Tones')] });
  const { user, toasts } = renderScreen(<App />, server);
  await user.click(await screen.findByRole('button', { name: 'Remove criterion 1' }));
  expect(screen.getByRole('heading', { name: 'Criterion 1' })).toHaveFocus();
  await waitFor(() => expect(titles(server)).toEqual(['Tones']), { timeout: 3_000 });
  expect(toasts.at(-1)).toMatchObject({ message: 'Criterion 1 was removed.', action: { label: 'Undo' } });
  await user.type((await names())[0]!, ' and greys');
  await act(async () => toasts.at(-1)!.action!.run());
  await waitFor(() => expect(titles(server)).toEqual(['Edges', 'Tones and greys']), { timeout: 3_000 });
});

test('a criterion comes back though its lesson is no longer open', async () => {
  const server = assignmentAt({ rubric: [aCriterion('Edges')] });
  const { user, toasts } = renderScreen(<App />, server);
  await user.click(await screen.findByRole('button', { name: 'Remove criterion 1' }));
  expect(screen.getByRole('button', { name: 'Add a criterion' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'All lessons' }));
  expect(await screen.findByRole('link', { name: 'Light' })).toBeVisible();
  await waitFor(() => expect(titles(server)).toEqual([]), { timeout: 3_000 });
  await act(async () => toasts.at(-1)!.action!.run());
  await waitFor(() => expect(titles(server)).toEqual(['Edges']), { timeout: 3_000 });
});

test('points that are out of bounds are named at their place, and hold back the rubric alone', async () => {
  const server = assignmentAt({ rubric: [aCriterion('Edges')] });
  const { user } = renderScreen(<App />, server);
  const points = await screen.findByRole('textbox', { name: 'Points' });
  await user.clear(points);
  expect(points).toHaveAccessibleDescription('Points must be between 1 and 100.');
  await user.type(points, '400');
  expect(points).toHaveValue('400');
  await user.type(screen.getByRole('textbox', { name: 'Instructions' }), 'Draw the shadow of a cup.');
  await waitFor(() => expect(server.assignment().instructions).toBe('Draw the shadow of a cup.'), { timeout: 3_000 });
  const link = screen.getByRole('link', { name: 'Rubric of lesson Light' });
  expect(link).toHaveAttribute('href', `${place}#lesson-rubric`);
  await user.click(link);
  expect(screen.getByRole('region', { name: 'Rubric' })).toHaveFocus();
  await user.clear(points);
  await user.type(points, '4');
  await saved();
  expect(server.assignment().rubric).toEqual([aCriterion('Edges', 4)]);
});

test.each([
  ['Days until it is due', '400', 'Days must be between 1 and 365.', 'lesson-due'],
  ['Attempts', '101', 'Attempts must be between 1 and 100.', 'lesson-attempts'],
  ['Pass mark', '101', 'Between 0 and 100.', 'lesson-pass-mark'],
])('%s of %s are refused with their rule', async (label, typed, rule, id) => {
  const server = assignmentAt();
  const { user } = renderScreen(<App />, server);
  const field = await screen.findByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(rule)));
  expect(await screen.findByRole('link', { name: `${label} of lesson Light` })).toHaveAttribute(
    'href',
    `${place}#${id}`,
  );
  expect(server.assignment()).toEqual(anAssignment());
});

test('what the server refuses of a criterion is said under the rubric', async () => {
  const updateLesson = () => {
    throw refusal('invalid', { errors: { 'rubric.0.title': ['Criterion must be at most 100 characters.'] } });
  };
  const { user } = renderScreen(<App />, assignmentAt({ rubric: [aCriterion('Edges')] }, {}, { updateLesson }));
  await user.type((await names())[0]!, ' of things');
  expect(await screen.findByRole('alert', undefined, { timeout: 3_000 })).toHaveTextContent(
    'Criterion must be at most 100 characters.',
  );
});

test('a rubric has at most twenty criteria', async () => {
  const rubric = Array.from({ length: 19 }, (_, at) => aCriterion(`Criterion ${at}`));
  const { user } = renderScreen(<App />, assignmentAt({ rubric }));
  await user.click(await screen.findByRole('button', { name: 'Add a criterion' }));
  expect(screen.getByRole('button', { name: 'Add a criterion' })).toBeDisabled();
  expect(screen.getByText('A rubric has at most 20 criteria.')).toBeVisible();
});

test('a rubric that another window changed, too, is compared and chosen', async () => {
  const theirs = [aCriterion('Edges'), { ...aCriterion('Tones', 1), description: 'Five of them.' }];
  let isOther = false;
  const course = (version: number, rubric: Criterion[]) => {
    const lesson = aLesson({ id: lessonId, kind: 'assignment', title: 'Light', assignment: anAssignment({ rubric }) });
    const modules = [{ id: anId(200), title: 'Seeing', order: 1, lessons: [lesson] }];
    return aCourseBuilder({ version, modules });
  };
  const server = assignmentAt(
    {},
    {},
    {
      getCourseBuilder: () => (isOther ? course(2, theirs) : course(1, [aCriterion('Edges')])),
      updateLesson: ({ body }) => {
        if (isOther) return course(3, body.rubric ?? []);
        isOther = true;
        const field = { target: `lesson:${lessonId}`, field: 'rubric', yours: body.rubric, theirs, changed_at: '2026-02-01T09:00:00.000Z' }; // prettier-ignore
        throw refusal('edit_conflict', { conflict: { version: 2, fields: [field] } });
      },
    },
  );
  const { user, calls } = renderScreen(<App />, server);
  const [name] = await names();
  await user.clear(name!);
  await user.type(name!, 'Hard edges');
  await user.click(await screen.findByRole('button', { name: 'Compare and choose' }, { timeout: 3_000 }));
  expect(name).toHaveValue('Hard edges');
  const dialog = await screen.findByRole('dialog', { name: 'Changed in two windows' });
  expect(
    within(dialog).getByRole('radiogroup', { name: 'Which text stays for Rubric of lesson Light?' }),
  ).toBeVisible();
  expect(within(dialog).getByRole('radio', { name: /^Yours/ })).toHaveAccessibleDescription('Hard edges (5 points)');
  const other = within(dialog).getByRole('radio', { name: /^From the other window/ });
  expect(other).toHaveAccessibleDescription('Edges (5 points)\nTones (1 point): Five of them.');
  await user.click(other);
  await user.click(within(dialog).getByRole('button', { name: 'Save the choice' }));
  await saved();
  expect((await names()).map((field) => (field as HTMLInputElement).value)).toEqual(['Edges', 'Tones']);
  expect(calls.filter(({ name }) => name === 'updateLesson')).toHaveLength(1);
});

test('a link of the checklist ends in the criterion that lacks its name', async () => {
  const server = assignmentAt({ rubric: [aCriterion('Edges'), aCriterion('')] });
  renderScreen(<App />, { ...server, url: `${place}#criterion-2` });
  await waitFor(async () => expect((await names())[1]).toHaveFocus());
});

test('in review all of it can be read, and nothing changed', async () => {
  const server = assignmentAt({ rubric: [aCriterion('Edges')] }, { status: 'in_review', actions: ['withdraw'] });
  renderScreen(<App />, server);
  expect((await names())[0]).toBeDisabled();
  for (const name of ['Instructions', 'Attempts', 'Points'])
    expect(screen.getByRole('textbox', { name })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Text' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remove criterion 1' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Add a criterion' })).toBeNull();
});

test('in French it says what passes and what was removed', async () => {
  const { user, toasts } = await renderIn('fr', <App />, assignmentAt({ rubric: [aCriterion('Bords', 12)] }));
  expect(await screen.findByText(/^1 critère, 12 points\. .* 8 points sur 12\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Supprimer le critère 1' }));
  expect(toasts.at(-1)).toMatchObject({ message: 'Le critère 1 a été supprimé.', action: { label: 'Annuler' } });
});
