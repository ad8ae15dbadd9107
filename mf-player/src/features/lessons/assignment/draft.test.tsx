import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anId, aTeacher } from '@stoa/shared/testing/builders.ts';
import { noLine, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { lateReply } from '@stoa/shared/testing/late-reply.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../../../app.tsx';
import { aPlayer, anAssignmentLesson, aSubmission, assignmentOutline } from '../../../testing/builders.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const url = '/course/drawing-with-light';
const key = `stoa.assignment.${anId(1)}.${anId(71)}`;
const begun = aSubmission({ text: 'Three lines.', version: 4 });

function open(submission: ReturnType<typeof aSubmission> | null, replies: Replies = {}) {
  const rendered = renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getPlayer: aPlayer([assignmentOutline]),
      getLesson: anAssignmentLesson({ submission }),
      saveSubmission: ({ body }) => aSubmission({ text: body.text, version: body.on + 1 }),
      ...replies,
    },
  });
  const sent = () => rendered.calls.filter(({ name }) => name === 'saveSubmission');
  const text = () => screen.findByRole('textbox', { name: 'Your text' });
  return { ...rendered, sent, text, bodies: () => sent().map(({ body }) => body) };
}

test('what is typed is saved a second later, each time on the version before', async () => {
  const { user, text, bodies } = open(null);
  await user.type(await text(), 'One');
  expect(localStorage.getItem(key)).toContain('One');
  expect(await screen.findByText(/^Draft saved/)).toBeVisible();
  await user.type(await text(), ' two');
  await waitFor(() => expect(bodies()).toHaveLength(2), { timeout: 3000 });
  expect(bodies()).toEqual([
    { text: 'One', url: null, status: 'draft', on: 0 },
    { text: 'One two', url: null, status: 'draft', on: 1 },
  ]);
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
});

test('drafts go one after the other, however slow the answer is', async () => {
  const late = lateReply(() => aSubmission({ text: 'One', version: 1 }));
  let isFirst = true;
  const { user, text, bodies } = open(null, {
    saveSubmission: ({ body }) => {
      if (!isFirst) return aSubmission({ text: body.text, version: 2 });
      isFirst = false;
      return late.reply();
    },
  });
  await user.type(await text(), 'One');
  expect(await screen.findByText('Saving the draft…')).toBeVisible();
  await user.type(await text(), ' two');
  await new Promise((passed) => setTimeout(passed, 1_200));
  expect(bodies()).toHaveLength(1);
  await late.come();
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toMatchObject({ text: 'One two', on: 1 });
  expect(await text()).toHaveValue('One two');
});

test('without a line the text stays in this browser, comes back with a word, and is saved when the line is back', async () => {
  let isDown = true;
  const replies: Replies = {
    saveSubmission: ({ body }) => {
      if (isDown) throw noLine();
      return aSubmission({ text: body.text, version: body.on + 1 });
    },
  };
  const first = open(begun, replies);
  await first.user.type(await first.text(), ' Four.');
  expect(await screen.findByText(/^Not saved, will try again\./)).toBeVisible();
  first.unmount();
  const second = open(begun, replies);
  expect(await second.text()).toHaveValue('Three lines. Four.');
  expect(await screen.findByText(/It is back\. Not saved, will try again\./)).toBeVisible();
  isDown = false;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText(/It is back\. Draft saved/)).toBeVisible();
  expect(localStorage.getItem(key)).toBeNull();
});

test('leaving the lesson sends what is typed at once', async () => {
  const { user, text, bodies, unmount } = open(begun);
  await user.type(await text(), ' Four.');
  unmount();
  await waitFor(() => expect(bodies()).toEqual([{ text: 'Three lines. Four.', url: null, status: 'draft', on: 4 }]));
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
});

test('closing the page sends what is typed in a call that outlives it', async () => {
  const { user, text, sent } = open(begun);
  await user.type(await text(), ' Four.');
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ keepalive: true, body: { text: 'Three lines. Four.' } });
});

/** Another window, or a reviewer, is there first: the server holds this from then on. */
function overtaken(other: ReturnType<typeof aSubmission>) {
  let isOvertaken = false;
  const opened = open(begun, {
    getLesson: () => anAssignmentLesson({ submission: isOvertaken ? other : begun }),
    saveSubmission: ({ body }) => {
      isOvertaken = true;
      if (body.on !== other.version) throw refusal('submission_changed');
      return { ...other, text: body.text, version: other.version + 1 };
    },
  });
  return opened;
}

test('changed in two windows, both texts are shown, and the one typed here can stay', async () => {
  const { user, text, bodies } = overtaken(aSubmission({ ...begun, text: 'Five lines.', version: 5 }));
  await user.type(await text(), ' Four.');
  const conflict = within(await screen.findByRole('group', { name: 'Changed in another window' }));
  expect(conflict.getByText('Changed in another window')).toBeVisible();
  expect(conflict.getByDisplayValue('Three lines. Four.')).toBeVisible();
  expect(conflict.getByDisplayValue('Five lines.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hand in' })).toBeDisabled();
  await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ text: 'Three lines. Four.', on: 5 }));
  expect(screen.getByDisplayValue('Five lines.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I no longer need it' }));
  expect(screen.queryByDisplayValue('Five lines.')).toBeNull();
});

test('what another window changed while one was about to hand in is to be chosen first', async () => {
  const { user, text, bodies } = overtaken(aSubmission({ ...begun, text: 'Five lines.', version: 5 }));
  fireEvent.change(await text(), { target: { value: 'Mine.' } });
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  await screen.findByRole('dialog');
  expect(await screen.findByText('Changed in another window')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies().every((body) => JSON.stringify(body).includes('"draft"'))).toBe(true);
});

test('changed in two windows, the other text can be used, and nothing of this one is lost', async () => {
  const { user, text } = overtaken(aSubmission({ ...begun, text: 'Five lines.', version: 5 }));
  await user.type(await text(), ' Four.');
  await user.click(await screen.findByRole('button', { name: 'Use the other' }));
  expect(await text()).toHaveValue('Five lines.');
  expect(screen.getByRole('textbox', { name: 'What you did not keep' })).toHaveValue('Three lines. Four.');
});

test('judged while one types, the verdict shows and the text can still be copied, after a reload, too', async () => {
  const approved = aSubmission({
    ...begun,
    status: 'approved',
    version: 6,
    feedback: 'Well drawn.',
    reviewed_by: aTeacher(),
    reviewed_at: '2026-03-03T09:00:00.000Z',
  });
  const { user, text, unmount } = overtaken(approved);
  await user.type(await text(), ' Four.');
  expect(await screen.findByText('Well drawn.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'What you typed was not saved' })).toBeVisible();
  expect(screen.getByDisplayValue('Three lines. Four.')).toBeVisible();
  unmount();
  const again = open(approved);
  expect(await screen.findByDisplayValue('Three lines. Four.')).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'I no longer need it' }));
  expect(screen.queryByDisplayValue('Three lines. Four.')).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

test('a draft whose answer was lost is no other window’s', async () => {
  let held = begun;
  let isLost = true;
  const { user, text, bodies } = open(begun, {
    getLesson: () => anAssignmentLesson({ submission: held }),
    saveSubmission: ({ body }) => {
      if (body.on !== held.version) throw refusal('submission_changed');
      held = aSubmission({ text: body.text, version: held.version + 1 });
      if (isLost) throw noLine();
      return held;
    },
  });
  await user.type(await text(), ' Four.');
  expect(await screen.findByText(/^Not saved, will try again\./)).toBeVisible();
  isLost = false;
  await user.type(await text(), ' Five.');
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ text: 'Three lines. Four. Five.', on: 5 }), {
    timeout: 5000,
  });
  expect(screen.queryByText('Changed in another window')).toBeNull();
});

test('a text that is too long is kept here, and its rule is said', async () => {
  const { text, bodies } = open(begun);
  const long = 'x'.repeat(20_001);
  fireEvent.change(await text(), { target: { value: long } });
  await screen.findByText('20,001 of 20,000 characters');
  expect(screen.getByText('At most 20,000 characters.')).toBeVisible();
  await new Promise((passed) => setTimeout(passed, 1_200));
  expect(bodies()).toEqual([]);
  expect(localStorage.getItem(key)).toContain(long);
  expect(screen.getByText(/^Not saved yet: correct what is marked/)).toBeVisible();
});

test('how a text will be read can be seen before it is handed in', async () => {
  const { user, text } = open(begun);
  fireEvent.change(await text(), { target: { value: 'A **bold** line' } });
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(await screen.findByText('bold', { selector: 'strong' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Text' }));
  expect(await text()).toHaveValue('A **bold** line');
});
