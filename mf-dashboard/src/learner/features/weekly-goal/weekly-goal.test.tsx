import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { WeeklyGoal } from '@stoa/shared/contract/learning/weekly-goal.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../../app.tsx';
import { anEnrolledCourse, aWeeklyGoal, takenPaths } from '../../testing/builders.ts';

const replies = (given: Replies = {}): Replies => ({
  listEnrolments: { items: [anEnrolledCourse()], page: 1, per_page: 5, total: 1 },
  listCertificates: [],
  listRecommendations: [],
  getIntroduction: null,
  listNextClasses: [],
  listDueAssignments: [],
  listDuePathAssignments: [],
  listTakenPaths: takenPaths(),
  ...given,
});

/** A goal as the server keeps it. */
function aKeptGoal(given: Partial<WeeklyGoal> = {}): Replies {
  let goal = aWeeklyGoal(given);
  return replies({
    getWeeklyGoal: () => goal,
    setWeeklyGoal: ({ body }) => {
      goal = { ...goal, ...body };
      return body;
    },
    updateNotificationChannels: ({ body }) => {
      goal = { ...goal, is_reminded: body.mail === true };
      return [];
    },
  });
}
const open = (given: Replies) => renderScreen(<App />, { url: '/home', session: {}, replies: given });
const week = async () => within(await screen.findByRole('region', { name: 'Your week' }));

test('the week says how far one is, and takes another goal', async () => {
  const { user, calls } = open(aKeptGoal());
  const region = await week();
  expect(await region.findByText('20 of 60 minutes since Monday')).toBeVisible();
  expect(region.getByRole('progressbar', { name: /Weekly goal/ })).toHaveAttribute('aria-valuenow', '33');
  expect(calls.find(({ name }) => name === 'getWeeklyGoal')?.query).toEqual({
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  await user.selectOptions(region.getByRole('combobox', { name: 'Weekly goal' }), '15 min a week');
  expect(await region.findByText(/^You have reached your goal: 20 minutes/)).toBeVisible();
  await user.selectOptions(region.getByRole('combobox', { name: 'Weekly goal' }), 'No goal');
  expect(await region.findByText(/^20 minutes of lessons since Monday\. Set a goal/)).toBeVisible();
  expect(region.queryByRole('switch')).toBeNull();
  expect(calls.filter(({ name }) => name === 'setWeeklyGoal').map(({ body }) => body)).toEqual([
    { weekly_minutes: 15 },
    { weekly_minutes: null },
  ]);
});

test('nobody is reminded who did not ask for it, and whoever did can end it', async () => {
  const { user, calls } = open(aKeptGoal());
  const remind = await (await week()).findByRole('switch', { name: 'Remind me on Friday while something is left' });
  expect(remind).not.toBeChecked();
  await user.click(remind);
  await waitFor(() => expect(remind).toBeChecked());
  await user.click(remind);
  await waitFor(() => expect(remind).not.toBeChecked());
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'updateNotificationChannels').map(({ body }) => body)).toEqual([
      { kind: 'weekly_goal', site: true, mail: true },
      { kind: 'weekly_goal', site: false, mail: false },
    ]),
  );
});

test('a goal that is refused goes back, and says why', async () => {
  const { user, toasts } = open({
    ...aKeptGoal({ weekly_minutes: 45 }),
    setWeeklyGoal: () => {
      throw refusal('unavailable');
    },
  });
  const select = await (await week()).findByRole('combobox', { name: 'Weekly goal' });
  await user.selectOptions(select, '1 h a week');
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error' }));
  await waitFor(() => expect(select).toHaveValue('45'));
});

test('a week that cannot be read can be asked for again; who takes no course is shown none', async () => {
  let isDown = true;
  const { user, unmount } = open(
    replies({
      getWeeklyGoal: () => {
        if (isDown) throw refusal('internal');
        return aWeeklyGoal();
      },
    }),
  );
  const region = await week();
  expect(await region.findByText('Your week could not be loaded')).toBeVisible();
  isDown = false;
  await user.click(region.getByRole('button', { name: 'Try again' }));
  expect(await region.findByText('20 of 60 minutes since Monday')).toBeVisible();
  unmount();
  open(replies({ listEnrolments: { items: [], page: 1, per_page: 5, total: 0 } }));
  expect(await screen.findByRole('link', { name: 'Tell us' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your week' })).toBeNull();
});

test('the week speaks French', async () => {
  const options = {
    url: '/home',
    session: {},
    replies: aKeptGoal({ learnt_minutes: 70 }),
    until: 'Drawing with light',
  };
  expect(await untranslated(<App />, options)).toEqual([]);
});
