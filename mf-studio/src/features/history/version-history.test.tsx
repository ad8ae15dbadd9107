import { expect, test } from '@jest/globals';
import type { CourseVersion } from '@stoa/shared/contract/teaching/course-versions.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, waitFor } from '@testing-library/react';
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
