import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { SubmissionCard, SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { anId, aTeacher } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import {
  anAsked,
  aReturnedAttempt,
  aRubric,
  aSubmission,
  aSubmissionCard,
  aSubmittedFile,
} from '../testing/submission-builders.ts';

beforeAll(async () => {
  await Promise.all([import('./portfolio-assessment-screen.tsx'), import('../../ui/keys-modal.tsx')]);
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const session = { roles: ['teacher' as const], permissions: ['review-assignment' as const] };
const url = '/student/portfolio/assessment';
const opened = (number: number) => `${url}?submission=${anId(number)}`;

const courses = [{ id: anId(100), name: 'Drawing with light', waiting: 2 }];
const queueOf = (items: SubmissionCard[], given: Partial<Reply<'listSubmissions'>> = {}) => ({
  items,
  page: 1,
  per_page: 20,
  total: items.length,
  courses,
  paths: [],
  ...given,
});
const first = aSubmissionCard();
const omar = aTeacher({ id: anId(3), full_name: 'Sami Nasser', initial: 'SN' });
const second = aSubmissionCard({
  id: anId(701),
  title: 'One lamp',
  learner: omar,
  late: true,
  attempt: 2,
  score: null,
});
const secondWork = aSubmission({
  id: anId(701),
  learner: omar,
  asked: anAsked({ title: 'One lamp', pass_mark: 0 }),
  text: 'A lamp on a chair.',
});

interface Decided {
  id: string;
}
/** Two pieces of work; what is decided waits no longer. */
function aDesk(works: SubmissionReview[] = [aSubmission(), secondWork]): Replies {
  const decided: string[] = [];
  const find = (id: string) => {
    const work = works.find((one) => one.id === id);
    if (!work) throw refusal('not_found');
    return work;
  };
  const settle = ({ id }: Decided, status: 'approved' | 'returned') => {
    decided.push(id);
    return { ...find(id), status, version: 4, reviewed_by: aTeacher(), reviewed_at: '2026-03-03T09:00:00.000Z' };
  };
  return {
    listSubmissions: () => queueOf([first, second].filter(({ id }) => !decided.includes(id))),
    getSubmission: ({ params }) => find(params.id),
    approveSubmission: ({ params }) => settle(params, 'approved'),
    giveFeedback: ({ params }) => settle(params, 'returned'),
    listReviewPhrases: [],
  };
}
const visit = (at: string, replies: Replies = {}) =>
  renderScreen(<App />, { url: at, session, replies: { ...aDesk(), ...replies } });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const approve = () => screen.getByRole('button', { name: 'Approve' });
const giveBack = () => screen.getByRole('button', { name: 'Return' });
const feedback = () => screen.getByRole('textbox', { name: /^Feedback to/ });

test('the queue says whose work waits, since when, and leads to it', async () => {
  visit(url);
  const rows = within(await screen.findByRole('table', { name: 'Review portfolio assignments' })).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(within(rows[1]!).getByText('Nadia Haddad')).toBeVisible();
  expect(within(rows[1]!).getByText('Drawing with light')).toBeVisible();
  expect(within(rows[1]!).queryByText('Late')).toBeNull();
  expect(within(rows[2]!).getByText('Late')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review Seven days of light by Nadia Haddad' })).toHaveAttribute(
    'href',
    opened(700),
  );
  expect(screen.getByRole('tab', { name: 'Waiting (2)' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('2 pieces of work')).toBeVisible();
});

test('what is looked for stands in the address, and goes to the server', async () => {
  const { user, calls, url: now } = visit(url);
  await screen.findByRole('option', { name: 'Drawing with light (2 waiting)' });
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Filter by course' }),
    'Drawing with light (2 waiting)',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort the list' }), 'Newest first');
  await user.type(screen.getByRole('searchbox'), 'lamp');
  await waitFor(() => expect(now()).toBe(`${url}?course=${anId(100)}&search=lamp&sort=newest`));
  await user.click(screen.getByRole('tab', { name: 'Returned' }));
  expect(now()).toBe(`${url}?status=returned&course=${anId(100)}&search=lamp&sort=newest`);
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'listSubmissions').at(-1)?.query).toEqual({
      of: 'course',
      status: 'returned',
      course_id: anId(100),
      search: 'lamp',
      sort: 'newest',
      page: 1,
      per_page: 20,
    }),
  );
});

test('who goes on typing after a pause goes on in the same field', async () => {
  const { user, url: now } = visit(url);
  const field = await screen.findByRole('searchbox');
  await user.type(field, 'la');
  await waitFor(() => expect(now()).toBe(`${url}?search=la`));
  await user.keyboard('mp');
  expect(field).toHaveValue('lamp');
  await waitFor(() => expect(now()).toBe(`${url}?search=lamp`));
  expect(field).toHaveFocus();
});

test('an address from elsewhere opens the list as it says', async () => {
  const { calls } = visit(`${url}?status=approved&course=nonsense&sort=odd&page=0`);
  await screen.findByRole('table');
  expect(calls[0]?.query).toEqual({ of: 'course', status: 'approved', sort: 'oldest', page: 1, per_page: 20 });
});

test('an empty queue says that nothing waits; one that matches nothing shows the way to all', async () => {
  const empty = { listSubmissions: queueOf([]) };
  const { unmount } = visit(url, empty);
  expect(await screen.findByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  unmount();
  const { user, url: now } = visit(`${url}?search=lamp&status=approved`, empty);
  await user.click(await screen.findByRole('link', { name: 'Clear the search and the course' }));
  expect(now()).toBe(`${url}?status=approved`);
  expect(await screen.findByRole('heading', { name: 'Nothing is approved yet' })).toBeVisible();
});

test('a queue that cannot be read says so, and can be asked for again', async () => {
  let isDown = true;
  const { user } = visit(url, {
    listSubmissions: () => {
      if (isDown) throw refusal('internal');
      return queueOf([first]);
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('Nadia Haddad')).toBeVisible();
});

test('more than a page of work is turned over, and its pages follow one another in the review', async () => {
  const many = Array.from({ length: 20 }, (_, index) => aSubmissionCard({ id: anId(800 + index) }));
  const { user, url: now } = visit(`${url}?submission=${anId(819)}`, {
    listSubmissions: ({ query }) => queueOf(query.page === 1 ? many : [second], { page: query.page, total: 21 }),
    getSubmission: ({ params }) => aSubmission({ id: params.id }),
  });
  expect(await screen.findByText('20 of 21')).toBeVisible();
  const next = screen.getByRole('button', { name: 'Next work' });
  await waitFor(() => expect(next).toBeEnabled());
  await user.click(next);
  expect(now()).toBe(`${url}?page=2&submission=${anId(701)}`);
});

test('work is read beside its judgement: text, instructions, address and a word to the reviewer', async () => {
  const work = aSubmission({
    asked: anAsked({ submission_type: 'url' }),
    url: 'https://light.example.org/diary',
    text: 'Look at *Friday*.',
  });
  const { user } = visit(opened(700), aDesk([work]));
  const title = await heading('Seven days of light by Nadia Haddad');
  expect(title).toHaveFocus();
  const pane = screen.getByRole('region', { name: 'The work' });
  expect(within(pane).getByRole('heading', { name: 'A word to the reviewer' })).toBeVisible();
  expect(within(pane).getByText('Friday').tagName).toBe('EM');
  const link = within(pane).getByRole('link', { name: /light\.example\.org/ });
  expect(link).toHaveAttribute('href', 'https://light.example.org/diary');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(within(pane).queryByText('one window')).toBeNull();
  await user.click(within(pane).getByText('Instructions'));
  expect(await within(pane).findByText('one window')).toBeVisible();
});

test('earlier attempts are there with their feedback', async () => {
  const { user } = visit(opened(700), aDesk([aSubmission({ attempt: 2, history: [aReturnedAttempt()] })]));
  await user.click(await screen.findByText(/^Attempt 1, returned/));
  expect(await screen.findByText('The evenings are missing.')).toBeVisible();
  expect(screen.getByText('Score: 40 of 100')).toBeVisible();
  expect(screen.getByText('It was dark.')).toBeVisible();
});

const rubricWork = () => aSubmission({ asked: anAsked({ rubric: aRubric() }) });

test('with a rubric the score is counted live, and approving waits for the pass mark', async () => {
  const { user, calls } = visit(opened(700), aDesk([rubricWork(), secondWork]));
  await user.click(await screen.findByRole('button', { name: 'Observation: 5 of 10 points' }));
  expect(screen.getByText('1 criterion is without points.', { exact: false })).toBeVisible();
  expect(approve()).toBeDisabled();
  expect(approve()).toHaveAccessibleDescription('To approve, give the points of every criterion.');
  await user.type(screen.getByRole('textbox', { name: 'Craft: points' }), '3');
  expect(screen.getByText('Score: 53 of 100.')).toBeVisible();
  expect(screen.getByText('Score: 53 of 100.').parentElement).toHaveTextContent(/Below the pass mark of 60\.$/);
  expect(approve()).toHaveAccessibleDescription(/below the pass mark of 60/);
  await user.click(screen.getByRole('button', { name: 'Observation: 10 of 10 points' }));
  expect(screen.getByText('Score: 86 of 100.')).toBeVisible();
  await user.click(approve());
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'approveSubmission')?.body).toEqual({
      on: 3,
      points: [10, 3],
      score: null,
      feedback: '',
    }),
  );
});

test('more points than a criterion has are refused at their field', async () => {
  const { user, calls } = visit(opened(700), aDesk([rubricWork()]));
  const craft = await screen.findByRole('textbox', { name: 'Craft: points' });
  await user.type(craft, '6');
  expect(craft).toHaveAccessibleDescription('At most 5 points.');
  expect(approve()).toHaveAccessibleDescription('To approve, correct the points that are too high.');
  await user.type(feedback(), 'Look again.');
  await user.click(giveBack());
  expect(craft).toHaveFocus();
  expect(craft).toHaveAccessibleDescription('At most 5 points.');
  expect(calls.some(({ name }) => name === 'giveFeedback')).toBe(false);
});

test('after a decision the next waiting work opens by itself, and it is told what was done', async () => {
  const { user, calls, toasts, url: now } = visit(opened(700));
  await user.type(await screen.findByRole('textbox', { name: 'Score (0–100)' }), '80');
  await user.type(feedback(), 'A patient eye.');
  await user.click(approve());
  expect(await heading('One lamp by Sami Nasser')).toHaveFocus();
  expect(now()).toBe(opened(701));
  expect(toasts).toMatchObject([{ kind: 'success', message: 'Seven days of light by Nadia Haddad is approved.' }]);
  expect(calls.find(({ name }) => name === 'approveSubmission')?.body).toEqual({
    on: 3,
    points: [],
    score: 80,
    feedback: 'A patient eye.',
  });
  await user.click(approve());
  expect(await screen.findByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  expect(now()).toBe(url);
  expect(screen.getByRole('tab', { name: /^Waiting/ })).toHaveFocus();
  expect(toasts.at(-1)?.message).toBe('One lamp by Sami Nasser is approved. Nothing else waits in this list.');
});

test('a return needs feedback, and says whether it grants one more attempt', async () => {
  const { user, calls } = visit(opened(700), aDesk([aSubmission({ attempts_left: 0 }), secondWork]));
  await user.click(await screen.findByRole('button', { name: 'Return' }));
  expect(feedback()).toHaveFocus();
  expect(screen.getByText('Say what is to be done.')).toBeVisible();
  await user.type(feedback(), 'Describe the evenings, too.');
  await user.click(screen.getByRole('checkbox', { name: 'Grant one more attempt' }));
  await user.click(giveBack());
  expect(await heading('One lamp by Sami Nasser')).toBeVisible();
  expect(calls.find(({ name }) => name === 'giveFeedback')?.body).toEqual({
    on: 3,
    points: [],
    score: null,
    decision: 'return',
    feedback: 'Describe the evenings, too.',
    grant_attempt: true,
  });
});

test('while attempts are left nothing is said of granting one', async () => {
  visit(opened(700));
  await heading('Seven days of light by Nadia Haddad');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('work that was handed in anew meanwhile is read again, and what was written is kept', async () => {
  let version = 3;
  const { user, calls } = visit(opened(700), {
    getSubmission: () => aSubmission({ version, text: version === 3 ? 'Old words.' : 'New words.' }),
    giveFeedback: ({ params, body }) => {
      if (body.on === 3) {
        version = 5;
        throw refusal('submission_changed');
      }
      return { ...aSubmission({ id: params.id, version: 6 }), status: 'returned' };
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /^Feedback/ }), 'The evenings.');
  await user.click(giveBack());
  expect(await screen.findByText('New words.')).toBeVisible();
  expect(screen.getByText(/what you wrote is kept/)).toBeVisible();
  expect(screen.getByText(/about an earlier version/)).toBeVisible();
  expect(feedback()).toHaveValue('The evenings.');
  await user.click(giveBack());
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'giveFeedback').at(-1)?.body).toMatchObject({ on: 5 }),
  );
});

test('work that somebody else judged shows their verdict beside what was not sent', async () => {
  let isJudged = false;
  const judged = aSubmission({
    status: 'approved',
    version: 4,
    score: 90,
    feedback: 'Well seen.',
    reviewed_by: aTeacher(),
    reviewed_at: '2026-03-03T09:00:00.000Z',
  });
  const { user } = visit(opened(700), {
    getSubmission: () => (isJudged ? judged : aSubmission()),
    giveFeedback: () => {
      isJudged = true;
      throw refusal('submission_changed');
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /^Feedback/ }), 'The evenings.');
  await user.click(giveBack());
  expect(await screen.findByText('Well seen.')).toBeVisible();
  expect(screen.getByText(/^By Omar Saleh/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Your feedback that was not sent' })).toHaveValue('The evenings.');
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('work that its author took back is said to be gone, and what was written stays', async () => {
  let isGone = false;
  const { user } = visit(opened(700), {
    getSubmission: () => {
      if (isGone) throw refusal('not_found');
      return aSubmission();
    },
    giveFeedback: () => {
      isGone = true;
      throw refusal('submission_changed');
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /^Feedback/ }), 'The evenings.');
  await user.click(giveBack());
  expect(await screen.findByRole('heading', { name: 'This work is not here' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your feedback that was not sent' })).toHaveValue('The evenings.');
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', url);
});

test('an address that names no work says so', async () => {
  visit(`${url}?submission=nonsense`);
  expect(await screen.findByRole('heading', { name: 'This work is not here' })).toBeVisible();
});

test.each([
  ['below_pass_mark', /below the pass mark\. Return the work/],
  ['own_work', /your own work/],
  ['internal', /./],
] as const)('a decision that is refused as %s says why and loses nothing', async (code, words) => {
  const { user } = visit(opened(700), {
    approveSubmission: () => {
      throw refusal(code);
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Score (0–100)' }), '80');
  await user.type(feedback(), 'Well seen.');
  await user.click(approve());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(feedback()).toHaveValue('Well seen.');
});

test('what the server says of a field stands at the field', async () => {
  const { user } = visit(opened(700), {
    ...aDesk([rubricWork()]),
    approveSubmission: () => {
      throw refusal('invalid', { errors: { 'points.1': ['At most 5 points.'] } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Observation: 10 of 10 points' }));
  await user.click(screen.getByRole('button', { name: 'Craft: 5 of 5 points' }));
  await user.click(approve());
  const craft = screen.getByRole('textbox', { name: 'Craft: points' });
  await waitFor(() => expect(craft).toHaveAccessibleDescription('At most 5 points.'));
  expect(craft).toHaveFocus();
});

test('what is written outlives a look at the next work, and a reload', async () => {
  const { user, unmount } = visit(opened(700));
  await user.type(await screen.findByRole('textbox', { name: 'Score (0–100)' }), '55');
  await user.type(feedback(), 'The evenings.');
  await user.click(screen.getByRole('button', { name: 'Next work' }));
  await heading('One lamp by Sami Nasser');
  expect(feedback()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Previous work' }));
  await heading('Seven days of light by Nadia Haddad');
  expect(feedback()).toHaveValue('The evenings.');
  unmount();
  visit(opened(700));
  expect(await screen.findByRole('textbox', { name: /^Feedback/ })).toHaveValue('The evenings.');
  expect(screen.getByRole('textbox', { name: 'Score (0–100)' })).toHaveValue('55');
});

test('keys go through the queue, approve and lead to the feedback; while one types they are letters', async () => {
  const { user, calls } = visit(opened(700));
  await heading('Seven days of light by Nadia Haddad');
  await user.keyboard('n');
  await heading('One lamp by Sami Nasser');
  await user.keyboard('p');
  await heading('Seven days of light by Nadia Haddad');
  await user.keyboard('a');
  expect(calls.some(({ name }) => name === 'approveSubmission')).toBe(false);
  await user.keyboard('r');
  expect(feedback()).toHaveFocus();
  await user.keyboard('nap');
  expect(feedback()).toHaveValue('nap');
  await user.type(screen.getByRole('textbox', { name: 'Score (0–100)' }), '80');
  await user.tab();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('a');
  expect(await heading('One lamp by Sami Nasser')).toHaveFocus();
});

test('the sheet of keys opens by a key, and switches them off', async () => {
  const { user } = visit(opened(700));
  await heading('Seven days of light by Nadia Haddad');
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keys' });
  expect(within(sheet).getByText('Next work in the list')).toBeVisible();
  await user.click(within(sheet).getByRole('switch', { name: 'Use these keys' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('n');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Seven days of light by Nadia Haddad');
});

test('a phrase is put in where one writes, saved from what is selected, and removed with a way back', async () => {
  let phrases = [{ id: anId(750), text: 'Well seen.' }];
  let last = 750;
  const { user, toasts, calls } = visit(opened(700), {
    listReviewPhrases: () => phrases,
    createReviewPhrase: ({ body }) => {
      const saved = { id: anId(++last), ...body };
      phrases = [...phrases, saved];
      return saved;
    },
    removeReviewPhrase: ({ params }) => {
      phrases = phrases.filter(({ id }) => id !== params.id);
      return { ok: true };
    },
  });
  await user.click(await screen.findByText('Saved phrases'));
  await user.type(feedback(), 'One. Two.');
  (feedback() as HTMLTextAreaElement).setSelectionRange(4, 4);
  await user.click(await screen.findByRole('button', { name: 'Insert “Well seen.”' }));
  expect(feedback()).toHaveValue('One. Well seen. Two.');
  await waitFor(() => expect(feedback()).toHaveFocus());

  (feedback() as HTMLTextAreaElement).setSelectionRange(16, 20);
  await user.click(screen.getByRole('button', { name: 'Save as a phrase' }));
  expect(await screen.findByRole('button', { name: 'Insert “Two.”' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove the phrase “Well seen.”' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Insert “Well seen.”' })).toBeNull());
  toasts.at(-1)?.action?.run();
  expect(await screen.findByRole('button', { name: 'Insert “Well seen.”' })).toBeVisible();
  expect(calls.filter(({ name }) => name === 'createReviewPhrase').map(({ body }) => body)).toEqual([
    { text: 'Two.', purpose: 'feedback' },
    { text: 'Well seen.', purpose: 'feedback' },
  ]);
});

test('a phrase too many says what to do', async () => {
  const { user, toasts } = visit(opened(700), {
    createReviewPhrase: () => {
      throw refusal('conflict');
    },
  });
  await user.click(await screen.findByText('Saved phrases'));
  await user.type(feedback(), 'Well seen.');
  await user.click(await screen.findByRole('button', { name: 'Save as a phrase' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', message: expect.stringMatching(/Remove one/) }]));
});

const withFiles = (...files: SubmissionReview['files']) =>
  aDesk([aSubmission({ asked: anAsked({ submission_type: 'file' }), text: null, files })]);

/** What stands at the addresses of files. */
function serveFiles(files: Readonly<Record<string, string | undefined>>) {
  const real = globalThis.fetch;
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = String(input);
    if (!address.includes('/files/')) return real(input, init);
    const text = files[address];
    return text === undefined ? new Response('', { status: 403 }) : new Response(text);
  });
}

test('a text is shown with its lines; with an expired link it gets a new one and goes on', async () => {
  const fresh = 'http://stoa.test/files/light.txt?signature=fresh';
  serveFiles({ [fresh]: 'Monday\nTuesday' });
  const file = aSubmittedFile();
  const { calls } = visit(opened(700), { ...withFiles(file), getSubmissionFile: { ...file, url: fresh } });
  const content = await screen.findByRole('group', { name: 'Content of light.txt' });
  expect(content).toHaveTextContent('Monday Tuesday');
  expect(within(content).getByText('1 2')).toBeInTheDocument();
  expect(screen.getByText('SHA-256 a1b2c3d4e5f6')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'getSubmissionFile')).toHaveLength(1);
});

test('a file that cannot be had says so, and is tried again on demand', async () => {
  const files: Record<string, string> = {};
  serveFiles(files);
  const file = aSubmittedFile();
  const later = 'http://stoa.test/files/light.txt?signature=later';
  const { user } = visit(opened(700), { ...withFiles(file), getSubmissionFile: { ...file, url: later } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/light\.txt could not be shown/);
  files[later] = 'Wednesday';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Wednesday')).toBeVisible();
});

test('a PDF that cannot be opened says so, and can be downloaded still', async () => {
  const file = aSubmittedFile({ name: 'diary.pdf', mime: 'application/pdf' });
  const { calls } = visit(opened(700), { ...withFiles(file), getSubmissionFile: file });
  expect(await screen.findByRole('alert')).toHaveTextContent(/diary\.pdf could not be shown/);
  expect(calls.filter(({ name }) => name === 'getSubmissionFile')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Download diary.pdf' })).toBeEnabled();
});

test('of a long text the beginning is shown, and it is said that there is more', async () => {
  const file = aSubmittedFile({ bytes: 1_200_000 });
  serveFiles({ [file.url]: 'x'.repeat(1_200_000) });
  visit(opened(700), withFiles(file));
  expect(await screen.findByText('Only the first 1 MB are shown. Download the file to read all of it.')).toBeVisible();
});

test('Markdown and notebooks are read as what they say', async () => {
  const diary = aSubmittedFile({
    id: anId(721),
    name: 'diary.md',
    mime: 'text/markdown',
    url: 'http://stoa.test/files/diary',
  });
  const notes = aSubmittedFile({
    id: anId(722),
    name: 'light.ipynb',
    mime: 'application/x-ipynb+json',
    url: 'http://stoa.test/files/notes',
  });
  const outputs = [{ output_type: 'stream', text: ['42\n'] }];
  const cells = [
    { cell_type: 'markdown', source: '*Lumens*' },
    { cell_type: 'code', source: 'print(42)', outputs },
  ];
  serveFiles({ [diary.url]: '**Dusk**', [notes.url]: JSON.stringify({ nbformat: 4, cells }) });
  visit(opened(700), withFiles(diary, notes));
  expect((await screen.findByText('Dusk')).tagName).toBe('STRONG');
  expect((await screen.findByText('Lumens')).tagName).toBe('EM');
  expect(screen.getByRole('group', { name: 'Code 2' })).toHaveTextContent('print(42)');
  expect(screen.getByRole('group', { name: 'Output 2' })).toHaveTextContent('42');
});

test('a picture is enlarged by a press, films and sounds have controls, a zip is downloaded by a fresh link', async () => {
  const picture = aSubmittedFile({ id: anId(721), name: 'dusk.png', mime: 'image/png' });
  const film = aSubmittedFile({ id: anId(722), name: 'dusk.mp4', mime: 'video/mp4' });
  const sound = aSubmittedFile({ id: anId(723), name: 'dusk.mp3', mime: 'audio/mpeg' });
  const pack = aSubmittedFile({ id: anId(724), name: 'dusk.zip', mime: 'application/zip', sha256: null });
  const fresh = 'http://stoa.test/files/dusk.zip?signature=fresh';
  const { user } = visit(opened(700), {
    ...withFiles(picture, film, sound, pack),
    getSubmissionFile: { ...pack, url: fresh },
  });
  await user.click(await screen.findByRole('button', { name: 'Show dusk.png in full size' }));
  expect(screen.getByRole('button', { name: 'Fit dusk.png into the page' })).toBeVisible();
  expect(screen.getByLabelText('dusk.mp4')).toHaveAttribute('controls');
  expect(screen.getByLabelText('dusk.mp3')).toHaveAttribute('controls');
  expect(screen.getByText(/not shown here/)).toBeVisible();
  const clicked: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.href);
  });
  await user.click(screen.getByRole('button', { name: 'Download dusk.zip' }));
  await waitFor(() => expect(clicked).toEqual([fresh]));
});

test('the queue and a review speak French', async () => {
  const pack = aSubmittedFile({ name: 'dusk.zip', mime: 'application/zip' });
  const work = aSubmission({
    asked: anAsked({ rubric: aRubric() }),
    attempts_left: 0,
    files: [pack],
    history: [aReturnedAttempt()],
  });
  const replies = { listSubmissions: queueOf([first, second]), getSubmission: work, listReviewPhrases: [] };
  const options = { session, replies, except: ['Instructions', 'Points', 'SHA-256 a1b2c3d4e5f6'] };
  expect(await untranslated(<App />, { ...options, url, until: 'Seven days of light' } as never)).toEqual([]);
  expect(await untranslated(<App />, { ...options, url: opened(700), until: 'Observation' } as never)).toEqual([]);
});
