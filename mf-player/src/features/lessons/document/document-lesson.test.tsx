import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Lesson, PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import type { OpenedPdf } from '@stoa/shared/ui/pdf/pdf-document.ts';
import type { OutlineEntry } from '@stoa/shared/ui/pdf/pdf-outline.ts';
import { aPlayerLesson, aTextLesson } from '../../../testing/builders.ts';
import { usePlayingStore } from '../playing-store.ts';

const texts = ['Light falls', 'Shade', 'Half a shade', 'Light again'];
let outline: Promise<OutlineEntry[]> = Promise.resolve([]);
const opened: OpenedPdf = {
  pages: texts.length,
  draw: () => Promise.reject(new Error('jsdom draws nothing')),
  readText: (page) => Promise.resolve([{ text: texts[page - 1] ?? '', endsLine: true }]),
  readOutline: () => outline,
  close: () => undefined,
};
jest.unstable_mockModule('@stoa/shared/ui/pdf/use-pdf.ts', () => ({ usePdf: () => ({ opened, error: undefined }) }));
const { DocumentLesson } = await import('./document-lesson.tsx');

const content = {
  kind: 'document',
  document_url: '/files/light.pdf',
  name: 'light.pdf',
  bytes: 2_000,
  pages: 4,
} as const;
const lesson: Lesson = { ...aTextLesson(), kind: 'document', content };
const progressAt = (page: number): PlayerLesson['progress'] => ({ ...aPlayerLesson().progress, position_s: page });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  usePlayingStore.getState().close();
});

async function open({ leftAt = 0, isEnrolled = true } = {}) {
  const record = jest.fn();
  const { unmount } = renderScreen(
    <DocumentLesson
      {...{ lesson, content, record, isEnrolled }}
      progress={progressAt(leftAt)}
      onReload={() => undefined}
    />,
    { url: '/' },
  );
  await pass();
  const told = () => record.mock.calls.flatMap(([happened]) => pageOf(happened));
  return { told, unmount };
}

const pageOf = (happened: unknown) => {
  const { kind, page } = happened as { kind: string; page: number };
  return kind === 'page_seen' ? [page] : [];
};
/** As long as a person stays with a page that they read. */
const pass = () => act(() => jest.advanceTimersByTimeAsync(2_000));
const expectPage = (page: number) => expect(screen.getByText(`Page ${page} of 4`)).toBeVisible();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function look(words: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
  await pass();
}

test('who only searches has read no page; who closes the search and stays has', async () => {
  const { told, unmount } = await open();
  expect(told()).toEqual([1]);
  press('Find in the document');
  await look('again');
  expectPage(4);
  await look('nowhere');
  expectPage(4);
  fireEvent(window, new Event('pagehide'));
  expect(told()).toEqual([1]);
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  await pass();
  expect(told()).toEqual([1, 4]);
  unmount();
});

test('a page that is turned to by hand is read, however it was come by before', async () => {
  const { told } = await open();
  press('Find in the document');
  await look('again');
  press('Previous page');
  await pass();
  expect(told()).toEqual([1, 3]);
  press('Next page');
  await pass();
  expect(told()).toEqual([1, 3, 4]);
});

test('where a file has fewer pages than were read of it, its last page is news', async () => {
  const { told } = await open({ leftAt: 8 });
  expectPage(4);
  expect(told()).toEqual([4]);
});

test('a document opens where the ledger has it, read on elsewhere meanwhile, and only what is turned to is news', async () => {
  usePlayingStore.getState().moveTo(lesson.id, 2);
  const { told, unmount } = await open({ leftAt: 3 });
  expectPage(3);
  expect(told()).toEqual([]);
  press('Next page');
  press('Previous page');
  unmount();
  expect(told()).toEqual([]);
});

test('a page that was asked for goes before the one that was left', async () => {
  usePlayingStore.getState().goTo(lesson.id, 2);
  const { told } = await open({ leftAt: 3 });
  expectPage(2);
  expect(told()).toEqual([2]);
});

test('who only looks into a course finds their page in this browser; a learner keeps none there', async () => {
  const first = await open();
  press('Next page');
  first.unmount();
  expect(localStorage).toHaveLength(0);
  const looked = await open({ isEnrolled: false });
  press('Next page');
  press('Next page');
  looked.unmount();
  await open({ isEnrolled: false });
  expectPage(3);
});

test('the contents come late, before what stands there already: nothing moves', async () => {
  let come: (entries: OutlineEntry[]) => void = () => {};
  outline = new Promise((resolve) => (come = resolve));
  await open();
  const tools = () => screen.getAllByRole('button', { name: /Zoom|Find|Contents/ }).map(({ title }) => title);
  expect(tools()).toEqual(['Find in the document', 'Zoom: 100%']);
  await act(async () => come([{ title: 'Light', page: 1, below: [] }]));
  expect(tools()).toEqual(['Contents of the document', 'Find in the document', 'Zoom: 100%']);
});
