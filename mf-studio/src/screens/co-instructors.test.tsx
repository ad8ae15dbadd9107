import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { anId, aTeacher, aUser } from '@stoa/shared/testing/builders.ts';
import { type RecordedCall, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { aCourseBuilder, anOwnCourse, teacher } from '../testing/builders.ts';
import { aCoInstructor, anInvitation, aTeam } from '../testing/team-builders.ts';

// Its code takes longer to come than a test waits for an element.
beforeAll(async () => {
  await Promise.all([
    import('../features/co-instructors/co-instructors.tsx'),
    import('../features/co-instructors/course-invitations.tsx'),
    import('../features/courses/price-section.tsx'),
    import('@stoa/shared/ui/confirm-modal.tsx'),
  ]);
});

const owner = { ...teacher, user: aUser({ id: anId(1) }) };
const member = { ...teacher, user: aUser({ id: anId(2) }) };
const visit = (replies: Replies, { session = owner, course = {}, section = 'team' }: Visit = {}) =>
  renderScreen(<App />, {
    url: `/course/edit/drawing-with-light?section=${section}`,
    session,
    replies: { getCourseBuilder: aCourseBuilder(course), ...replies },
  });
interface Visit {
  session?: typeof owner;
  course?: Partial<CourseBuilder>;
  section?: string;
}
const shared: Partial<CourseBuilder> = { is_owner: false, rights: ['edit'] };
const of = (calls: readonly RecordedCall[], name: RecordedCall['name']) => calls.filter((one) => one.name === name);

test('a course without co-instructors says so, and one is invited by their address', async () => {
  const { user, calls } = visit({
    listCoInstructors: aTeam(),
    inviteCoInstructor: aTeam(aCoInstructor({ status: 'invited', accepted_at: null })),
  });
  expect(await screen.findByText(/You work on this course alone/)).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Invite a co-instructor' }));
  await user.type(form.getByRole('textbox', { name: 'Their email address' }), 'ada@stoa.example');
  await user.click(form.getByRole('checkbox', { name: 'Teach' }));
  await user.click(form.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText('Invited')).toBeVisible();
  expect(of(calls, 'inviteCoInstructor')[0]?.body).toEqual({ email: 'ada@stoa.example', rights: ['edit', 'grade'] });
  expect(form.getByRole('textbox', { name: 'Their email address' })).toHaveValue('');
});

test('an address that finds nobody is refused at its field, and stays there', async () => {
  const rule = 'Nobody who teaches here has this email address.';
  const { user } = visit({
    listCoInstructors: aTeam(),
    inviteCoInstructor: () => {
      throw refusal('invalid', { errors: { email: [rule] } });
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Their email address' });
  await user.type(field, 'nobody@stoa.example');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText(rule)).toBeVisible();
  expect(field).toHaveValue('nobody@stoa.example');
  expect(field).toHaveFocus();
});

test('a right is given with a tick, and taking the last one asks whether to remove them', async () => {
  const { user, calls } = visit({
    listCoInstructors: aTeam(aCoInstructor()),
    updateCoInstructor: aTeam(aCoInstructor({ rights: ['edit', 'grade'] })),
  });
  const rights = within(await screen.findByRole('group', { name: 'Ada Porch may' }));
  rights.getByRole('checkbox', { name: 'Teach' }).focus();
  await user.keyboard(' ');
  expect(rights.getByRole('checkbox', { name: 'Teach' })).toHaveFocus();
  await waitFor(() => expect(rights.getByRole('checkbox', { name: 'Teach' })).toBeChecked());
  expect(rights.getByRole('checkbox', { name: 'Teach' })).toHaveFocus();
  expect(of(calls, 'updateCoInstructor')[0]).toMatchObject({
    params: { id: anId(100), user_id: anId(2) },
    body: { rights: ['edit', 'grade'] },
  });
});

test('an invitation without rights says so at their group', async () => {
  const { user } = visit({ listCoInstructors: aTeam() });
  await user.type(await screen.findByRole('textbox', { name: 'Their email address' }), 'ada@stoa.example');
  await user.click(screen.getByRole('checkbox', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'They may' })).toHaveAccessibleDescription(/\w+/));
});

test('someone is removed once the owner has confirmed it', async () => {
  let team = aTeam(aCoInstructor());
  const { user, toasts } = visit({
    listCoInstructors: () => team,
    removeCoInstructor: () => {
      team = aTeam();
      return { ok: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Ada Porch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Ada Porch from this course?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/You work on this course alone/)).toBeVisible();
  expect(toasts.at(-1)?.message).toBe('Ada Porch no longer works on this course.');
});

test('a co-instructor sees who is in, is told whom to ask, and leaves', async () => {
  const { user, calls, navigations } = visit(
    {
      listCoInstructors: { ...aTeam(aCoInstructor()), is_owner: false },
      removeCoInstructor: { ok: true },
      listOwnCourses: { items: [], page: 1, per_page: 12, total: 0, counts: {} },
    },
    { session: member, course: shared },
  );
  expect(await screen.findByText(/Ask Nadia Haddad to change what you may do/)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave the course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave “Drawing with light”?' }));
  await user.click(dialog.getByRole('button', { name: 'Leave the course' }));
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/course/manage'));
  expect(of(calls, 'removeCoInstructor')[0]?.params).toEqual({ id: anId(100), user_id: anId(2) });
});

test('who has edits that could not be saved does not leave before they are', async () => {
  const { user, calls, toasts, navigations } = visit(
    {
      listCoInstructors: { ...aTeam(aCoInstructor()), is_owner: false },
      updateCourse: () => {
        throw refusal('invalid', { errors: { name: ['Not this name.'] } });
      },
    },
    { session: member, course: shared, section: 'basics' },
  );
  const name = await screen.findByRole('textbox', { name: /^(?:Title|Course title)/ });
  await user.type(name, ' and shade');
  await user.click(screen.getByRole('link', { name: /^Co-instructors/ }));
  await user.click(await screen.findByRole('button', { name: 'Leave the course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave “Drawing with light”?' }));
  await user.click(dialog.getByRole('button', { name: 'Leave the course' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^Some edits are not saved yet/));
  expect(of(calls, 'removeCoInstructor')).toEqual([]);
  expect(navigations.map(({ to }) => to)).not.toContain('/course/manage');
});

test('the price is shut to a co-instructor, who reads whom to ask', async () => {
  visit({}, { session: member, course: shared, section: 'price' });
  expect(await screen.findByText('Only the owner of the course changes its price. Ask Nadia Haddad.')).toBeVisible();
  expect(await screen.findByRole('radio', { name: /Paid/ })).toBeDisabled();
});

test('who teaches a course and does not edit it reads so, and whom to ask', async () => {
  visit({}, { session: member, course: { is_owner: false, rights: ['grade'], actions: [] }, section: 'basics' });
  expect(await screen.findByText(/You teach this course, and do not edit it. Ask Nadia Haddad/)).toBeVisible();
});

const list = (replies: Replies) => renderScreen(<App />, { url: '/course/manage', session: member, replies });
const courses = (items = [anOwnCourse()], invitation_count = 0) => ({
  items,
  page: 1,
  per_page: 12,
  total: items.length,
  counts: { draft: items.length },
  invitation_count,
});

test('an invitation stands above the courses, and what is accepted among them', async () => {
  let accepted = false;
  const sharedCourse = anOwnCourse({ shared_by: aTeacher({ full_name: 'Nadia Haddad' }) });
  const { user, calls } = list({
    listOwnCourses: () => (accepted ? courses([sharedCourse]) : courses([], 1)),
    listCourseInvitations: () => ({ items: accepted ? [] : [anInvitation()] }),
    answerCourseInvitation: () => {
      accepted = true;
      return { ok: true };
    },
  });
  expect(await screen.findByText('Nadia Haddad invites you to work on “Drawing with light”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept the invitation to “Drawing with light”' }));
  expect(await screen.findByText('Shared by Nadia Haddad')).toBeVisible();
  expect(of(calls, 'answerCourseInvitation')[0]?.body).toEqual({ accept: true });
  await waitFor(() => expect(screen.queryByText(/invites you to work/)).not.toBeInTheDocument());
});

test('an invitation that was taken back meanwhile says so, and goes', async () => {
  let isThere = true;
  const { user, toasts } = list({
    listOwnCourses: () => courses([anOwnCourse()], isThere ? 1 : 0),
    listCourseInvitations: () => ({ items: isThere ? [anInvitation()] : [] }),
    answerCourseInvitation: () => {
      isThere = false;
      throw refusal('not_found');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Decline the invitation to “Drawing with light”' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('This invitation was taken back.'));
  await waitFor(() => expect(screen.queryByText(/invites you to work/)).not.toBeInTheDocument());
});
