import { expect, test } from '@jest/globals';
import type { CourseVersion } from '@stoa/shared/contract/teaching/course-versions.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { aCourseBuilder } from '../../testing/builders.ts';
import { InBuilder } from '../../testing/in-builder.tsx';
import { VersionHistory } from './version-history.tsx';

const course = aCourseBuilder();
const aVersion = (given: Partial<CourseVersion> = {}): CourseVersion => ({
  id: anId(501),
  kind: 'published',
  at: '2026-03-02T09:00:00.000Z',
  actor: { id: anId(2), full_name: 'Omar Saleh', initial: 'OS', title: null, profile_image: null },
  name: course.name,
  lesson_count: 3,
  is_current: false,
  ...given,
});
const replies = {
  listCourseVersions: { items: [aVersion({ id: anId(502), kind: 'saved', is_current: true }), aVersion()] },
  getCourseVersion: {
    diff: { fields: [{ type: 'text' as const, field: 'name' as const, before: 'Aube', after: 'Nuit' }], modules: [] },
  },
  restoreCourseVersion: { course, before_id: anId(503) },
};
const history = (
  <InBuilder course={course}>
    <VersionHistory />
  </InBuilder>
);

test('nothing of earlier versions stays in English for who reads French', async () => {
  expect(await untranslated(history, { url: '/', replies, until: /Omar Saleh/ })).toEqual([]);
});

test('a version is looked at, brought back, and what was there before comes back', async () => {
  const { user, calls, toasts } = await renderIn('en', history, { url: '/', replies });
  const [, older] = await screen.findAllByRole('button', { name: /^Look at the version of/ });
  await user.click(older!);
  await user.selectOptions(await screen.findByLabelText('Compare it with'), 'What you work on now');
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ name: 'getCourseVersion', query: { against: 'now' } }));
  expect(await screen.findByText('Nuit')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(calls.find(({ name }) => name === 'restoreCourseVersion')).toMatchObject({
    params: { id: anId(501) },
    body: { base_version: course.version },
  });
  toasts[0]?.action?.run();
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'restoreCourseVersion').at(-1)?.params).toEqual({ id: anId(503) }),
  );
});

test('a course that lies with a reviewer shows its versions, and none is brought back', async () => {
  const waiting = (
    <InBuilder course={aCourseBuilder({ actions: [] })}>
      <VersionHistory />
    </InBuilder>
  );
  const { user } = await renderIn('en', waiting, { url: '/', replies });
  const [, older] = await screen.findAllByRole('button', { name: /^Look at the version of/ });
  await user.click(older!);
  expect(await screen.findByLabelText('Compare it with')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore this version' })).toBeNull();
});

const named = aVersion({ id: anId(504), kind: 'named', label: 'Before the big cut' });

test('a state of the course is kept under a name, apart from the others', async () => {
  let items = replies.listCourseVersions.items;
  const { user, calls, toasts } = await renderIn('en', history, {
    url: '/',
    replies: {
      ...replies,
      listCourseVersions: () => ({ items }),
      nameCourse: () => {
        items = [named, ...items];
        return course;
      },
    },
  });
  const region = within(await screen.findByRole('region', { name: 'Named versions' }));
  expect(await region.findByText('None yet.')).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Keep under this name' }));
  expect(await region.findByText('Name the version.')).toBeVisible();
  await user.type(region.getByRole('textbox', { name: 'Name what the course is now' }), 'Before the big cut');
  await user.click(region.getByRole('button', { name: 'Keep under this name' }));
  expect(await region.findByRole('button', { name: 'Look at it: Before the big cut' })).toBeVisible();
  expect(calls.find((one) => one.name === 'nameCourse')?.body).toEqual({ label: 'Before the big cut' });
  expect(toasts.map(({ message }) => message)).toEqual(['Kept as “Before the big cut”.']);
  expect(region.getByRole('textbox')).toHaveValue('');
});

test('a name that is taken is refused beside it', async () => {
  const { user, toasts } = await renderIn('en', history, {
    url: '/',
    replies: {
      ...replies,
      nameCourse: () => {
        throw refusal('invalid', { errors: { label: ['Another version of this course has this name.'] } });
      },
    },
  });
  const region = within(await screen.findByRole('region', { name: 'Named versions' }));
  await user.type(await region.findByRole('textbox', { name: 'Name what the course is now' }), 'First');
  await user.click(region.getByRole('button', { name: 'Keep under this name' }));
  expect(await region.findByText('Another version of this course has this name.')).toBeVisible();
  expect(toasts).toEqual([]);
});

test('a version that gets its first name keeps it in the field', async () => {
  let label: string | null = null;
  const { user } = await renderIn('en', history, {
    url: '/',
    replies: {
      ...replies,
      listCourseVersions: () => ({ items: [aVersion({ label })] }),
      labelCourseVersion: ({ body }) => {
        label = body.label;
        return { label };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Look at the version of/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Name of this version' }), 'The first');
  await user.click(screen.getByRole('button', { name: 'Name it' }));
  expect(await screen.findByRole('dialog', { name: 'The first' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of this version' })).toHaveValue('The first'));
});

test('a version that was called otherwise has its new name wherever it stands', async () => {
  let label = 'Before the big cut';
  const { user } = await renderIn('en', history, {
    url: '/',
    replies: {
      ...replies,
      listCourseVersions: () => ({ items: [{ ...named, label }] }),
      labelCourseVersion: ({ body }) => {
        label = body.label;
        return { label };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Look at it: Before the big cut' }));
  const field = await screen.findByRole('textbox', { name: 'Name of this version' });
  await user.clear(field);
  await user.type(field, 'Before the cut');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByRole('dialog', { name: 'Before the cut' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete this version' }));
  expect(await screen.findByRole('dialog', { name: 'Delete “Before the cut”?' })).toBeVisible();
});

test('a named version is called otherwise, and deleted after a question', async () => {
  const { user, calls } = await renderIn('en', history, {
    url: '/',
    replies: {
      ...replies,
      listCourseVersions: { items: [named] },
      labelCourseVersion: { label: 'Before the cut' },
      removeVersionLabel: { label: null },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Look at it: Before the big cut' }));
  const field = await screen.findByRole('textbox', { name: 'Name of this version' });
  await user.clear(field);
  await user.type(field, 'Before the cut');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() =>
    expect(calls.find((one) => one.name === 'labelCourseVersion')).toMatchObject({
      params: { id: named.id },
      body: { label: 'Before the cut' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Delete this version' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Before the big cut”?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete this version' }));
  await waitFor(() => expect(calls.some((one) => one.name === 'removeVersionLabel')).toBe(true));
});
