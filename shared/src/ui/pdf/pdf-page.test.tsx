import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import type { DrawnPage, OpenedPdf } from './pdf-document.ts';
import { PdfPage } from './pdf-page.tsx';

// jsdom lays nothing out.
beforeEach(() => void jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600));
afterEach(() => void jest.restoreAllMocks());

const drawn = (page: number): DrawnPage => {
  const text = document.createElement('div');
  text.textContent = `Text of ${page}`;
  return { page, canvas: document.createElement('canvas'), text, runs: [], links: [] };
};
const sheets = [drawn(1), drawn(2)];

/** Page 1 is never done. */
const draw = jest.fn<OpenedPdf['draw']>((page) =>
  page === 1 ? new Promise(() => undefined) : Promise.resolve(sheets[page - 1]!),
);
const opened: OpenedPdf = {
  pages: 2,
  draw,
  readText: () => Promise.resolve([]),
  readOutline: () => Promise.resolve([]),
  close: () => undefined,
};

test('a page that is turned before it is drawn is called off; what is drawn is put in place itself', async () => {
  const sheet = (page: number) => <PdfPage opened={opened} page={page} label="Light" openingLabel="Opening" />;
  const { rerender } = renderScreen(sheet(1), { url: '/' });
  await waitFor(() => expect(draw).toHaveBeenCalledWith(1, 600, expect.any(AbortSignal)));
  rerender(sheet(2));
  await screen.findByText('Text of 2');
  const [first, second] = draw.mock.calls.map(([, , signal]) => signal.aborted);
  expect([first, second]).toEqual([true, false]);
  expect(screen.getByRole('group', { name: 'Light' }).querySelector('canvas')).toBe(sheets[1]!.canvas);
});
