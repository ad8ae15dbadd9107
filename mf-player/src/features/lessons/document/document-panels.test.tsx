import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { Tabs } from '@stoa/shared/kit';
import type { OpenedPdf } from '@stoa/shared/ui/pdf/pdf-document.ts';
import { PdfPage } from '@stoa/shared/ui/pdf/pdf-page.tsx';
import { DocumentOutline, entryOn } from './document-outline.tsx';
import { FindBar } from './find-bar.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useFind } from './use-find.ts';
import { useTellPage } from './use-tell-page.ts';

afterEach(() => void jest.useRealTimers());

const pagesOf = (...texts: string[]): OpenedPdf => ({
  pages: texts.length,
  draw: () => Promise.reject(new Error('jsdom draws nothing')),
  readText: (page) => Promise.resolve([{ text: texts[page - 1] ?? '', endsLine: true }]),
  readOutline: () => Promise.resolve([]),
  close: () => undefined,
});

function Reader({ opened, from = 1 }: { opened: OpenedPdf; from?: number }) {
  const [page, turn] = useState(from);
  const [isOpen, setOpen] = useState(false);
  const finding = useFind(isOpen ? opened : undefined, page, turn);
  return (
    <>
      <button onClick={() => setOpen(true)}>Find</button>
      <button onClick={() => turn(page + 1)}>Turn</button>
      {isOpen && <FindBar finding={finding} onClose={() => setOpen(false)} />}
      <output>Page {page}</output>
    </>
  );
}

async function find(opened: OpenedPdf, words: string, from?: number) {
  const { user } = renderScreen(<Reader opened={opened} {...(from && { from })} />, { url: '/' });
  await user.click(await screen.findByRole('button', { name: 'Find' }));
  const field = screen.getByRole('searchbox', { name: 'Find in the document' });
  expect(field).toHaveFocus();
  await user.type(field, words);
  const expectAt = async (page: number, said: string) => {
    await waitFor(() => expect(within(screen.getByRole('search')).getByRole('status')).toHaveTextContent(said));
    expect(screen.getByText(`Page ${page}`)).toBeVisible();
  };
  return { user, expectAt };
}

const paper = pagesOf('Light falls. The light.', 'Shade', 'light again', '');

test('words are found from the open page on, and gone through with Enter and Shift+Enter, around the end', async () => {
  const { user, expectAt } = await find(paper, 'LIGHT', 2);
  await expectAt(3, '3 of 3');
  await user.keyboard('{Enter}');
  await expectAt(1, '1 of 3');
  await user.keyboard('{Enter}');
  await expectAt(1, '2 of 3');
  await user.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
  await expectAt(3, '3 of 3');
  await user.click(screen.getByRole('button', { name: 'Previous place' }));
  await expectAt(1, '2 of 3');
});

test('what is not there is said, and Escape gives the keyboard back', async () => {
  const { user, expectAt } = await find(paper, 'glass', 2);
  await expectAt(2, 'Not found');
  expect(screen.getByRole('button', { name: 'Next place' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Find' })).toHaveFocus();
});

test('a page that cannot be had is no proof that nothing more is there', async () => {
  const cut: OpenedPdf = {
    ...paper,
    readText: (page) => (page === 3 ? Promise.reject(new Error('no line')) : paper.readText(page)),
  };
  const { expectAt } = await find(cut, 'light');
  await expectAt(1, 'A part of the document could not be searched.');
});

test('a word on every line ends the search, and a second look reads no page again', async () => {
  const readText = jest.fn(pagesOf(...Array.from({ length: 6 }, () => 'and '.repeat(300))).readText);
  const { user, expectAt } = await find({ ...paper, pages: 6, readText }, 'and', 2);
  await expectAt(2, '1 of 1,000 or more');
  expect(readText.mock.calls).toEqual([[2], [3], [4], [5]]);
  await user.type(screen.getByRole('searchbox'), ' a');
  await expectAt(2, '151 of 900');
  expect(readText.mock.calls).toEqual([[2], [3], [4], [5], [6], [1]]);
});

test('who turned the page before something was found stays there, and goes on from it', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const readText = jest.fn((page: number) => arrived.then(() => paper.readText(page)));
  const { user, expectAt } = await find({ ...paper, readText }, 'light');
  await waitFor(() => expect(readText).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  arrive();
  await expectAt(2, '0 of 3');
  await user.click(screen.getByRole('button', { name: 'Next place' }));
  await expectAt(3, '3 of 3');
});

const outline = [
  {
    title: 'Light',
    page: 1,
    below: [
      { title: 'Hard', page: 2, below: [] },
      { title: 'Lost', page: undefined, below: [] },
    ],
  },
  { title: 'Shade', page: 7, below: [] },
];

test('bookmarks turn to their pages and say where one is; one without a page is no button', async () => {
  const onTurn = jest.fn();
  const onClose = jest.fn();
  const { user } = renderScreen(
    <DocumentOutline entries={outline} page={5} onTurn={onTurn} onClose={onClose} />,
    { url: '/' }, // prettier-ignore
  );
  const contents = within(await screen.findByRole('navigation', { name: 'Contents of the document' }));
  expect(contents.getAllByRole('button').map((button) => button.getAttribute('aria-current'))).toEqual([
    null,
    'true',
    null,
  ]);
  expect(contents.queryByRole('button', { name: 'Lost' })).not.toBeInTheDocument();
  await user.click(contents.getByRole('button', { name: 'Shade' }));
  expect(onTurn).toHaveBeenCalledWith(7);
  // Over the page it makes room.
  expect(onClose).toHaveBeenCalled();
  expect(entryOn(outline, 9)?.title).toBe('Shade');
});

test('arrows turn pages, but not where they choose a tab, move in a field, scroll or stretch what is selected', async () => {
  const turn = jest.fn();
  function Keys() {
    useArrowKeys(turn);
    return (
      <Tabs defaultValue="a">
        <Tabs.List>
          <Tabs.Tab value="a">About</Tabs.Tab>
          <Tabs.Tab value="b">Notes</Tabs.Tab>
        </Tabs.List>
        <input aria-label="Note" />
        <PdfPage opened={undefined} page={1} label="Wide" openingLabel="Opening" zoom={2} />
        <PdfPage opened={undefined} page={1} label="Narrow" openingLabel="Opening" />
        <button>Other</button>
      </Tabs>
    );
  }
  const { user } = renderScreen(<Keys />, { url: '/' });
  await user.click(await screen.findByRole('tab', { name: 'About' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Notes' })).toHaveFocus();
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  await user.tab();
  expect(screen.getByRole('group', { name: 'Wide' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(turn).not.toHaveBeenCalled();
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(turn.mock.calls).toEqual([[1], [-1]]);
});

test('a page is told where one stays, or leaves from it; one that is only passed is not', () => {
  jest.useFakeTimers();
  const record = jest.fn();
  function Told({ page }: { page: number | undefined }) {
    useTellPage({ page, pages: 9, recorded: 0, record });
    return null;
  }
  const { rerender, unmount } = renderScreen(<Told page={undefined} />, { url: '/' });
  const stayOn = (page: number) => {
    rerender(<Told page={page} />);
    jest.advanceTimersByTime(1_000);
  };
  stayOn(1);
  for (const page of [2, 3, 2]) rerender(<Told page={page} />);
  const told = () => record.mock.calls.map(([happened]) => (happened as { page: number }).page);
  expect(told()).toEqual([1]);
  fireEvent(window, new Event('pagehide'));
  expect(told()).toEqual([1, 2]);
  stayOn(1);
  unmount();
  expect(told()).toEqual([1, 2, 1]);
});
