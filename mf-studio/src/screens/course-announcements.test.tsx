import { expect, test } from '@jest/globals';
import type { SentAnnouncement } from '@stoa/shared/contract/learning/announcements.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../app.tsx';
import { teacher } from '../testing/builders.ts';
import { pageOf } from '../testing/earnings-builders.ts';
import { aCourseLearner, aReportedCourse } from '../testing/report-builders.ts';

const aSent = (given: Partial<SentAnnouncement> = {}): SentAnnouncement => ({
  id: anId(650),
  course: aReportedCourse,
  author: { id: anId(2), full_name: 'Omar Saleh', initial: 'OS', title: null, profile_image: null },
  subject: 'The kiln is hot',
  body: 'Bring your **pots**.',
  audience: 'all',
  idle_days: null,
  state: 'sent',
  send_at: '2026-03-02T09:00:00.000Z',
  sent_at: '2026-03-02T09:00:00.000Z',
  told: 40,
  read: 10,
  removal_note: null,
  ...given,
});
const course = { ...aReportedCourse, learners: 40, is_owner: true, can_announce: true };
const replies = {
  listEnrolmentCounts: { items: [course] },
  listSentAnnouncements: pageOf(aSent()),
  listCourseLearners: pageOf(aCourseLearner(), aCourseLearner({ id: anId(702), user_id: anId(703), name: 'Lea Roy' })),
  countAudience: { people: 12, left_that_day: 3 },
  sendAnnouncement: aSent({ state: 'waiting', sent_at: null }),
  cancelAnnouncement: aSent({ state: 'cancelled', sent_at: null }),
};
const tab = '/course/reports?tab=announcements';
const learners = `/course/reports?tab=learners&course=${course.id}`;
const options = (given: object, url: string) => ({ url, session: teacher, replies: { ...replies, ...given } });
const open = (given: object = {}, url = tab) => renderScreen(<App />, options(given, url));
type Calls = ReturnType<typeof open>['calls'];
const bodiesOf = (calls: Calls, name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);

test('what was sent says how many were told and how many read it', async () => {
  open();
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('The kiln is hotSent');
  expect(row).toHaveTextContent('To all learners.');
  expect(row).toHaveTextContent('40 people were told; 10 have read it on the site (25%).');
});

test('an announcement says how many it reaches before it is sent, and keeps what was typed when it is refused', async () => {
  const refuse = { send_at: ['A course sends at most 3 announcements on one day (UTC).'] };
  let isRefused = true;
  const { user, calls, toasts } = open({
    sendAnnouncement: () =>
      isRefused ? Promise.reject(refusal('invalid', { errors: refuse })) : Promise.resolve(replies.sendAnnouncement),
  });
  await user.click(await screen.findByRole('button', { name: 'Write to learners' }));
  const form = await screen.findByRole('form', { name: 'Write to learners of “Drawing with light”' });
  expect(await within(form).findByText(/^12 people are in this group now\. The course may send 3 more/)).toBeVisible();
  await user.click(within(form).getByRole('button', { name: 'Send now' }));
  expect(await within(form).findByText('Subject must be between 1 and 120 characters.')).toBeVisible();
  expect(bodiesOf(calls, 'sendAnnouncement')).toEqual([]);
  await user.selectOptions(within(form).getByLabelText('To'), 'idle');
  await user.clear(within(form).getByLabelText('For how many days'));
  await user.type(within(form).getByLabelText('For how many days'), '30');
  await user.type(within(form).getByLabelText('Subject'), 'Come back');
  await user.type(within(form).getByLabelText('What you write'), 'We miss you.');
  await user.click(within(form).getByRole('button', { name: 'Send now' }));
  expect(await within(form).findByText(refuse.send_at[0]!)).toBeVisible();
  expect(within(form).getByLabelText('What you write')).toHaveValue('We miss you.');
  isRefused = false;
  await user.click(within(form).getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('“The kiln is hot” is on its way'));
  const [first, second] = bodiesOf(calls, 'sendAnnouncement');
  expect(first).toMatchObject({
    audience: { kind: 'idle', idle_days: 30 },
    subject: 'Come back',
    body: 'We miss you.',
    send_at: null,
  });
  expect(second).toEqual(first);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('days that were wrong stop nobody once they are of another group', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Write to learners' }));
  const form = await screen.findByRole('form', { name: 'Write to learners of “Drawing with light”' });
  await user.selectOptions(within(form).getByLabelText('To'), 'idle');
  await user.clear(within(form).getByLabelText('For how many days'));
  await user.type(within(form).getByLabelText('For how many days'), '400');
  await user.selectOptions(within(form).getByLabelText('To'), 'all');
  await user.type(within(form).getByLabelText('Subject'), 'Welcome');
  await user.type(within(form).getByLabelText('What you write'), 'It begins.');
  await user.click(within(form).getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(bodiesOf(calls, 'sendAnnouncement')).toMatchObject([{ audience: { kind: 'all' } }]));
});

test('what was kept before with other words is said to stand in the list, which is read again', async () => {
  let items: SentAnnouncement[] = [];
  const { user } = open({
    listSentAnnouncements: () => pageOf(...items),
    sendAnnouncement: () => {
      items = [aSent({ subject: 'Come back' })];
      throw refusal('conflict');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Write to learners' }));
  const form = await screen.findByRole('form', { name: 'Write to learners of “Drawing with light”' });
  await user.type(within(form).getByLabelText('Subject'), 'Come back soon');
  await user.type(within(form).getByLabelText('What you write'), 'We miss you.');
  await user.click(within(form).getByRole('button', { name: 'Send now' }));
  expect(await within(form).findByText(/Close this and look at the list\.$/)).toBeVisible();
  expect(within(form).getByLabelText('What you write')).toHaveValue('We miss you.');
  expect(await screen.findByText('Come back')).toBeInTheDocument();
});

test('ticked learners alone are written to', async () => {
  const { user, calls } = open({}, learners);
  await user.click(await screen.findByRole('checkbox', { name: 'Tick Lea Roy' }));
  await user.click(screen.getByRole('button', { name: 'Write to 1 ticked learner' }));
  expect(await screen.findByLabelText('To')).toHaveDisplayValue('The ticked learner');
  await waitFor(() =>
    expect(bodiesOf(calls, 'countAudience').at(-1)).toEqual({
      audience: { kind: 'chosen', user_ids: [anId(703)] },
      send_at: null,
    }),
  );
});

test('those at a stage of a lesson are written to once they are ticked', async () => {
  const lesson = `&lesson=${anId(800)}&stage=began`;
  const { user } = open({ listLessonFigures: { learners: 2, can_see_answers: false, lessons: [] } }, learners + lesson);
  const box = await screen.findByRole('checkbox', { name: 'Tick Lea Roy' });
  expect(screen.queryByRole('button', { name: 'Write to learners' })).toBeNull();
  await user.click(box);
  expect(screen.getByRole('button', { name: 'Write to 1 ticked learner' })).toBeVisible();
});

test('who does not answer to its learners is not offered to write to them', async () => {
  open({ listEnrolmentCounts: { items: [{ ...course, can_announce: false }] } }, learners);
  expect(await screen.findByText('Nadia Haddad')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Write to learners' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Announcements' })).toBeNull();
});

test('one that waits is cancelled after a question', async () => {
  const waiting = aSent({ state: 'waiting', sent_at: null, told: 0, read: 0 });
  const { user, toasts } = open({ listSentAnnouncements: pageOf(waiting) });
  await user.click(await screen.findByRole('button', { name: 'Do not send “The kiln is hot”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel “The kiln is hot”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Do not send' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('“The kiln is hot” will not be sent'));
});

test('in French it is said in French', async () => {
  await renderIn('fr', <App />, options({ listSentAnnouncements: pageOf() }, tab));
  expect(await screen.findByRole('heading', { name: 'Rien n’a encore été annoncé dans ce cours' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Écrire aux apprenants' })).toBeVisible();
});
