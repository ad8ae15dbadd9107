import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { noLine, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../../../app.tsx';
import {
  aPlayer,
  anAssignment,
  anAssignmentLesson,
  aSubmission,
  assignmentOutline,
  type AssignmentContent,
} from '../../../testing/builders.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const url = '/course/drawing-with-light';
const begun = aSubmission({ text: 'Three lines.', version: 4 });

function open(content: Parameters<typeof anAssignmentLesson>[0], replies: Replies = {}) {
  return renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getPlayer: aPlayer([assignmentOutline]),
      getLesson: anAssignmentLesson(content),
      ...replies,
    },
  });
}
const bodies = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ name }) => name === 'saveSubmission').map(({ body }) => body);

async function handIn(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Hand in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hand in your work?' });
  await user.click(within(dialog).getByRole('button', { name: 'Hand in' }));
}

test('a text is handed in after a question that says which attempt it is, and waits for a reviewer', async () => {
  const handedIn = aSubmission({
    ...begun,
    status: 'submitted',
    submitted_at: new Date().toISOString(),
    version: 5,
    attempts_left: 2,
  });
  const { user, calls, toasts } = open({ submission: begun }, { saveSubmission: handedIn });
  expect(await screen.findByRole('textbox', { name: 'Your text' })).toHaveValue('Three lines.');
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hand in your work?' });
  expect(dialog).toHaveTextContent('Your text: 12 characters');
  expect(dialog).toHaveTextContent('Attempt 1 of 3.');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText(/It waits for a reviewer/)).toBeVisible();
  expect(bodies(calls)).toEqual([{ text: 'Three lines.', url: null, status: 'submitted', on: 4 }]);
  expect(screen.queryByRole('textbox', { name: 'Your text' })).toBeNull();
  expect(screen.getByText('Three lines.')).toBeVisible();
  expect(toasts.at(-1)?.message).toBe('Your work is handed in.');
  await waitFor(() => expect(screen.getByText('Handed in').closest('[role=status]')).toHaveFocus());
});

test('what is handed in can be taken back, and stands there to be changed', async () => {
  const waiting = aSubmission({ ...begun, status: 'submitted', submitted_at: '2026-03-02T09:00:00.000Z' });
  const { user, calls } = open({ submission: waiting }, { saveSubmission: { ...begun, version: 5 } });
  await user.click(await screen.findByRole('button', { name: 'Take it back' }));
  expect(await screen.findByRole('textbox', { name: 'Your text' })).toHaveValue('Three lines.');
  expect(bodies(calls)).toEqual([{ text: 'Three lines.', url: null, status: 'draft', on: 4 }]);
});

test('nothing is handed in without a text, and the field says so', async () => {
  const { user, calls } = open({});
  await user.click(await screen.findByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText('Write your text before you hand it in.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your text' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodies(calls)).toEqual([]);
});

test('it is all done with the keyboard, and from the preview one is led to the text that is missing', async () => {
  const { user, calls } = open(
    {},
    {
      saveSubmission: ({ body }) =>
        aSubmission({ text: body.text, status: body.status, submitted_at: '2026-03-02T09:00:00.000Z', version: 9 }),
    },
  );
  await user.click(await screen.findByRole('tab', { name: 'Preview' }));
  screen.getByRole('button', { name: 'Hand in' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your text' })).toHaveFocus());
  await user.keyboard('Lines.{Tab}');
  expect(screen.getByRole('button', { name: 'Hand in' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Tab}{Enter}');
  expect(await screen.findByText(/It waits for a reviewer/)).toBeVisible();
  expect(bodies(calls).at(-1)).toMatchObject({ text: 'Lines.', status: 'submitted' });
});

test.each([
  ['attempts_spent', /Your reviewer can grant you another/],
  ['not_enrolled', /Enrol again to hand in your work/],
  ['submission_exists', /handed in already/],
  ['submission_changed', /changed in another window, or was judged/],
] as const)('a refusal for %s says what to do next, and keeps the text', async (code, words) => {
  const { user } = open(
    { submission: begun },
    {
      saveSubmission: () => {
        throw refusal(code);
      },
    },
  );
  await handIn(user);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your text' })).toHaveValue('Three lines.');
});

test.each<[AssignmentContent['assignment']['submission_type'], string]>([
  ['text', 'text'],
  ['url', 'url'],
])('a rule that the server names is said at the field (%s)', async (type, field) => {
  const { user } = open(
    {
      assignment: anAssignment({ submission_type: type }),
      submission: { ...begun, url: 'https://example.org/' },
    },
    {
      saveSubmission: () => {
        throw refusal('invalid', { errors: { [field]: ['This will not do.'] } });
      },
    },
  );
  await handIn(user);
  const name = type === 'text' ? 'Your text' : 'Web address';
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(/This will not do\./));
});

test('a lost answer is asked for again with the same work, so that it counts once', async () => {
  let isDown = true;
  const { user, calls } = open(
    { submission: begun },
    {
      saveSubmission: () => {
        if (isDown) throw noLine();
        return { ...begun, status: 'submitted', submitted_at: '2026-03-02T09:00:00.000Z', version: 5 };
      },
    },
  );
  await handIn(user);
  expect(await screen.findByText(/It is not known whether your work has arrived/)).toBeVisible();
  isDown = false;
  await handIn(user);
  expect(await screen.findByText(/It waits for a reviewer/)).toBeVisible();
  expect(bodies(calls)[1]).toEqual(bodies(calls)[0]);
});

test('an address is handed in as browsers read it, with a word to the reviewer', async () => {
  const { user, calls } = open(
    { assignment: anAssignment({ submission_type: 'url' }) },
    {
      saveSubmission: ({ body }) => aSubmission({ text: body.text, url: body.url, version: body.on + 1 }),
    },
  );
  await user.type(await screen.findByRole('textbox', { name: 'Web address' }), 'example.org');
  await user.tab();
  expect(screen.getByText('Enter an address that begins with https://.')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Web address' }));
  await user.type(screen.getByRole('textbox', { name: 'Web address' }), 'https://example.org');
  await user.type(screen.getByRole('textbox', { name: /A word to the reviewer/ }), 'Look at the roof.');
  await handIn(user);
  await waitFor(() =>
    expect(bodies(calls).at(-1)).toMatchObject({
      url: 'https://example.org/',
      text: 'Look at the roof.',
      status: 'submitted',
    }),
  );
  expect(JSON.stringify(bodies(calls))).not.toContain('"example.org"');
});
