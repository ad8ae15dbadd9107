import { beforeEach, expect, test } from '@jest/globals';
import { appendFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBook } from './book.ts';
import type { CardRow } from './rows.ts';

let path: string;
beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'stoa-book-')), 'own', 'journal.jsonl');
});

const aCard = (id: string): CardRow => ({
  id,
  customer: 'customer-1',
  brand: 'visa',
  last4: '4242',
  expires_month: 12,
  expires_year: 2040,
  behaviour: 'pays',
  is_forgotten: false,
});

test('what was changed is there when the book is opened again, each row as it was last', async () => {
  const book = await openBook(path);
  await book.change(() => ({ change: { cards: [aCard('a'), aCard('b')] }, result: undefined }));
  await book.change(() => ({ change: { cards: [{ ...aCard('a'), is_forgotten: true }] }, result: undefined }));
  await book.close();
  const again = await openBook(path);
  expect([...again.state.cards.values()]).toEqual([{ ...aCard('a'), is_forgotten: true }, aCard('b')]);
  await again.close();
});

test('changes come one after another, and each sees the one before', async () => {
  const book = await openBook(path);
  const seen = await Promise.all(
    ['a', 'b', 'c'].map((id) =>
      book.change((state) => ({ change: { cards: [aCard(id)] }, result: [...state.cards.keys()].join() })),
    ),
  );
  expect(seen).toEqual(['', 'a', 'a,b']);
  await book.close();
});

test('a line that was cut off is left out, and the next change is whole', async () => {
  const book = await openBook(path);
  await book.change(() => ({ change: { cards: [aCard('a')] }, result: undefined }));
  await book.close();
  await appendFile(path, JSON.stringify({ cards: [aCard('b')] }).slice(0, -5));
  const again = await openBook(path);
  await again.change(() => ({ change: { cards: [aCard('c')] }, result: undefined }));
  await again.close();
  const last = await openBook(path);
  expect([...last.state.cards.keys()]).toEqual(['a', 'c']);
  await last.close();
});

test('a journal that cannot be read is named, and left as it is', async () => {
  await (await openBook(path)).close();
  await writeFile(path, 'hello\n');
  await expect(openBook(path)).rejects.toThrow(`Line 1 of ${path} cannot be read.`);
  expect(await readFile(path, 'utf8')).toBe('hello\n');
});

test('a change that is refused leaves nothing, and the next one goes on', async () => {
  const book = await openBook(path);
  await expect(
    book.change(() => {
      throw new Error('No.');
    }),
  ).rejects.toThrow('No.');
  await book.change(() => ({ change: { cards: [aCard('a')] }, result: undefined }));
  expect([...book.state.cards.keys()]).toEqual(['a']);
  await book.close();
});

test('a clock that was moved stays ahead', async () => {
  const book = await openBook(path);
  await book.change(() => ({ change: { clock: [{ id: 'clock', ahead_ms: 86_400_000 }] }, result: undefined }));
  await book.close();
  const again = await openBook(path);
  expect(again.now()).toBeGreaterThanOrEqual(Date.now() + 86_400_000 - 1000);
  await again.close();
});
