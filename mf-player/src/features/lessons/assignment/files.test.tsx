import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import { noLine, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../../../app.tsx';
import {
  aPlayer,
  anAssignment,
  anAssignmentLesson,
  aSubmission,
  aSubmittedFile,
  assignmentOutline,
} from '../../../testing/builders.ts';

const url = '/course/drawing-with-light';
const ids = [anId(501), anId(502), anId(503)];

/** The server's side of tus: each upload that is created gets the next id, and has all its bytes in one request. */
class FakeTus {
  static isDown = false;
  static isHeld = false;
  static created: string[] = [];
  static held: (() => void)[] = [];
  status = 0;
  responseText = '{}';
  upload = {};
  onload: () => void = () => undefined;
  onerror: (error: unknown) => void = () => undefined;
  #method = '';
  #metadata = '';
  #length = '0';
  #headers: Record<string, string> = {};
  open(method: string) {
    this.#method = method;
  }
  setRequestHeader(name: string, value: string) {
    if (name.toLowerCase() === 'upload-metadata') this.#metadata = value;
    if (name.toLowerCase() === 'upload-length') this.#length = value;
  }
  send(body?: Blob) {
    const answer = () => {
      if (FakeTus.isDown) return this.onerror(new Error('No line.'));
      if (this.#method === 'POST') {
        this.status = 201;
        this.#headers = { location: `/uploads/${ids[FakeTus.created.length]}`, 'upload-offset': '0' };
        FakeTus.created.push(this.#metadata);
      } else {
        this.status = 204;
        this.#headers = { 'upload-offset': String(body?.size ?? this.#length) };
      }
      this.onload();
    };
    if (FakeTus.isHeld && this.#method !== 'POST') FakeTus.held.push(answer);
    else queueMicrotask(answer);
  }
  getResponseHeader = (name: string) => this.#headers[name.toLowerCase()] ?? null;
  abort() {}
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(FakeTus, { isDown: false, isHeld: false, created: [], held: [] });
  globalThis.XMLHttpRequest = FakeTus as never;
});
afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

const aFile = (name: string, bytes = 5) => new File([new Uint8Array(bytes)], name, { lastModified: 1 });
const porch = aSubmittedFile();

function open(submission: ReturnType<typeof aSubmission> | null, replies: Replies = {}) {
  const names = new Map<string, string>();
  const rendered = renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getPlayer: aPlayer([assignmentOutline]),
      getLesson: anAssignmentLesson({
        assignment: anAssignment({ submission_type: 'file', max_files: 2 }),
        submission,
      }),
      getFile: ({ params }) => aStoredFile({ id: params.id, purpose: 'submission', state: 'ready' }),
      attachSubmissionFile: ({ body }) => {
        names.set(body.file_id, `file-${body.file_id.slice(-3)}.pdf`);
        const files = [...names].map(([id, name]) => aSubmittedFile({ id, name }));
        return aSubmission({ files: [...(submission?.files ?? []), ...files] });
      },
      ...replies,
    },
  });
  const sent = (call: string) => rendered.calls.filter(({ name }) => name === call);
  return { ...rendered, sent };
}
const drop = async (...files: File[]) =>
  fireEvent.drop(await screen.findByRole('group', { name: 'Your files' }), { dataTransfer: { files } });
const field = () => within(screen.getByRole('group', { name: 'Your files' }));

test('several files are sent at once, each with its type, and put into the work', async () => {
  const { sent } = open(null);
  await drop(aFile('one.pdf'), aFile('two.md'));
  expect(await screen.findByRole('link', { name: /file-501\.pdf/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /file-502\.pdf/ })).toBeVisible();
  expect(sent('attachSubmissionFile').map(({ body }) => body)).toEqual([{ file_id: ids[0] }, { file_id: ids[1] }]);
  expect(FakeTus.created[1]).toContain(`type ${btoa('text/markdown')}`);
  expect(FakeTus.created[1]).toContain(`purpose ${btoa('submission')}`);
  expect(screen.getByText('No more files fit. Remove one to add another.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeDisabled();
});

test('what cannot be handed in is said before a byte is sent', async () => {
  open(null);
  const large = aFile('film.mp4');
  Object.defineProperty(large, 'size', { value: 60 * 1024 ** 2 });
  await drop(aFile('page.html'), aFile('empty.pdf', 0), large, aFile('1.pdf'), aFile('2.pdf'), aFile('3.pdf'));
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('“page.html” cannot be handed in.');
  expect(said).toHaveTextContent('“empty.pdf” is empty.');
  expect(said).toHaveTextContent('“film.mp4” is 62.9 MB; a file can have 50 MB at most.');
  expect(said).toHaveTextContent('“3.pdf” was not added: only 2 files fit.');
  await waitFor(() => expect(FakeTus.created).toHaveLength(2));
});

test('an upload can be paused, gone on with and cancelled; leaving while it runs is asked about', async () => {
  FakeTus.isHeld = true;
  const { user, isGuarded, sent } = open(null);
  await drop(aFile('one.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Pause one.pdf' }));
  expect(field().getByText('Paused')).toBeVisible();
  expect(isGuarded()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Resume one.pdf' }));
  expect(await screen.findByRole('button', { name: 'Pause one.pdf' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText(/Some files are still on their way/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel one.pdf' }));
  expect(screen.queryByText('one.pdf')).toBeNull();
  expect(isGuarded()).toBe(false);
  expect(sent('attachSubmissionFile')).toEqual([]);
});

test('an upload without a line waits, and goes on by itself', async () => {
  FakeTus.isDown = true;
  open(null);
  await drop(aFile('one.pdf'));
  expect(await screen.findByText('Connection lost. It goes on by itself.')).toBeVisible();
  FakeTus.isDown = false;
  expect(await screen.findByRole('link', { name: /file-501\.pdf/ })).toBeVisible();
});

test('a file that the server refuses after a look inside says why, and can be taken away', async () => {
  const { user } = open(null, {
    getFile: ({ params }) =>
      aStoredFile({
        id: params.id,
        purpose: 'submission',
        state: 'rejected',
        reject_reason: 'This is not a PDF document.',
        url: null,
      }),
  });
  await drop(aFile('one.pdf'));
  expect(await screen.findByText('“one.pdf” was not accepted. This is not a PDF document.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close one.pdf' }));
  expect(screen.queryByText(/one\.pdf/)).toBeNull();
});

test('a file that was uploaded but not added can be added again without being sent again', async () => {
  let isDown = true;
  const { user } = open(null, {
    attachSubmissionFile: () => {
      if (isDown) throw refusal('unavailable');
      return aSubmission({ files: [aSubmittedFile({ id: ids[0]!, name: 'one.pdf' })] });
    },
  });
  await drop(aFile('one.pdf'));
  expect(await screen.findByText(/“one\.pdf” was uploaded, but not added to your work\./)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again: one.pdf' }));
  expect(await screen.findByRole('link', { name: /one\.pdf/ })).toBeVisible();
  expect(FakeTus.created).toHaveLength(1);
});

test('an uploaded file is added by itself when the line is back', async () => {
  let isDown = true;
  open(null, {
    attachSubmissionFile: () => {
      if (isDown) throw noLine();
      return aSubmission({ files: [aSubmittedFile({ id: ids[0]!, name: 'one.pdf' })] });
    },
  });
  await drop(aFile('one.pdf'));
  await screen.findByText(/“one\.pdf” was uploaded, but not added to your work\./);
  isDown = false;
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('link', { name: /one\.pdf/ })).toBeVisible();
});

test('a file is removed at once, and can be put back', async () => {
  const { user, toasts, sent } = open(aSubmission({ files: [porch] }), {
    removeSubmissionFile: aSubmission(),
    attachSubmissionFile: aSubmission({ files: [porch] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove the file porch.pdf' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /porch\.pdf/ })).toBeNull());
  expect(sent('removeSubmissionFile')[0]?.params).toEqual({ id: porch.id });
  expect(toasts.at(-1)).toMatchObject({ message: '“porch.pdf” was removed.', action: { label: 'Undo' } });
  act(() => toasts.at(-1)?.action?.run());
  expect(await screen.findByRole('link', { name: /porch\.pdf/ })).toBeVisible();
});

test('files are handed in with a word to the reviewer, and never without a file', async () => {
  const { user, sent } = open(null, {
    saveSubmission: ({ body }) =>
      aSubmission({
        text: body.text,
        files: [porch],
        status: body.status,
        version: 2,
        submitted_at: '2026-03-02T09:00:00.000Z',
      }),
    attachSubmissionFile: aSubmission({ files: [porch] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText('Add a file before you hand it in.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Your files' })).toHaveFocus();
  await drop(aFile('porch.pdf'));
  expect(await screen.findByRole('link', { name: /porch\.pdf/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('porch.pdf')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText(/It waits for a reviewer/)).toBeVisible();
  expect(sent('saveSubmission').at(-1)?.body).toEqual({ text: null, url: null, status: 'submitted', on: 1 });
});

test('after a reload it says which upload was cut off, until that file is chosen again', async () => {
  FakeTus.isHeld = true;
  const first = open(null);
  await drop(aFile('one.pdf'));
  await screen.findByRole('button', { name: 'Pause one.pdf' });
  first.unmount();
  open(null);
  expect(await screen.findByText(/The upload of one\.pdf was cut off\. Choose the same file again/)).toBeVisible();
  await drop(aFile('one.pdf'));
  await waitFor(() => expect(screen.queryByText(/was cut off/)).toBeNull());
});
