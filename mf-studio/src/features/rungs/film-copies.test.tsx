import { afterEach, expect, test } from '@jest/globals';
import type { FilmUse, Rung } from '@stoa/shared/contract/teaching/rungs.ts';
import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { FileNotSent } from '@stoa/shared/files/send-file.ts';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CannotConvert } from './cannot-convert.ts';
import type { ConvertFilm, FilmConversion } from './convert-film.ts';
import { FilmCopies } from './film-copies.tsx';
import { useRungMaker } from './rung-maker.ts';
import type { SendCopy } from './send-copy.ts';

const film = aStoredFile({ height: 1080, bytes: 9_000_000 });
const aRung = (height: number): Rung => ({
  id: anId(600 + height),
  height,
  bytes: height * 1000,
  created_at: '2026-02-01T09:00:00.000Z',
});

afterEach(() => act(() => useRungMaker.setState({ makings: {} })));

interface Given {
  kept?: number[];
  mayAdd?: boolean;
  uses?: FilmUse[];
  isNew?: boolean;
  isReadOnly?: boolean;
  locale?: 'en' | 'fr';
  of?: StoredFile;
  convert?: ConvertFilm;
  send?: SendCopy;
}

const open = async () => 'https://site.test/film.mp4';

/** The server keeps what is attached, as the real one does. */
async function show({
  kept = [],
  mayAdd = true,
  uses,
  isNew = false,
  isReadOnly = false,
  locale = 'en',
  of = film,
  ...fakes
}: Given = {}) {
  let rungs = kept.map(aRung);
  const asked: number[] = [];
  const sent: string[] = [];
  const told = (now = rungs) => ({ rungs: (rungs = now), may_add: mayAdd, uses });
  const convert: ConvertFilm = async (wanted) => {
    asked.push(wanted.height);
    return fakes.convert ? fakes.convert(wanted) : new Blob(['copy']);
  };
  const send: SendCopy = async (file, sending) => {
    if (fakes.send) return fakes.send(file, sending);
    sent.push(file.name);
    return aStoredFile({ id: anId(600 + Number(/(\d+)p/.exec(file.name)?.[1])), purpose: 'rung' });
  };
  const drawn = (
    <FilmCopies film={of} isReadOnly={isReadOnly} isNew={isNew} open={open} convert={convert} send={send} />
  );
  const shown = await renderIn(locale, drawn, {
    url: '/',
    replies: {
      listRungs: () => told(),
      attachRung: ({ body: { file_id } }) =>
        told(
          [720, 360]
            .filter((height) => [...rungs.map(({ id }) => id), file_id].includes(anId(600 + height)))
            .map(aRung),
        ),
      removeRung: ({ params: { rung_id } }) => told(rungs.filter(({ id }) => id !== rung_id)),
    },
  });
  return { ...shown, asked, sent };
}
const makeButton = () => screen.findByRole('button', { name: 'Make smaller copies' });
/** A conversion that ends when the test says so. */
function aSlowConversion() {
  const begun: FilmConversion[] = [];
  const convert: ConvertFilm = (wanted) =>
    new Promise((_, reject) => {
      begun.push(wanted);
      wanted.signal.addEventListener('abort', () => reject(new DOMException('Cancelled.', 'AbortError')));
    });
  return { begun, convert };
}

test('the copies that a film lacks are made, sent and kept, the tallest first', async () => {
  const { user, asked, sent } = await show();
  await user.click(await makeButton());
  expect(await screen.findByText('360p, 360 kB')).toBeVisible();
  expect(screen.getByText('720p, 720 kB')).toBeVisible();
  expect([asked, sent]).toEqual([
    [720, 360],
    ['light 720p.mp4', 'light 360p.mp4'],
  ]);
  expect(screen.queryByRole('button', { name: 'Make smaller copies' })).toBeNull();
});

test('what a closed page left is made again, and nothing twice', async () => {
  const { user, asked } = await show({ kept: [720] });
  await user.click(await makeButton());
  expect(await screen.findByText('360p, 360 kB')).toBeVisible();
  expect(asked).toEqual([360]);
});

test('of a film that was uploaded just now copies are made by themselves; of another only when asked', async () => {
  const { asked } = await show({ isNew: true });
  expect(await screen.findByText('360p, 360 kB')).toBeVisible();
  expect(asked).toEqual([720, 360]);
  const other = await show({ of: aStoredFile({ id: anId(501), height: 1080 }) });
  await makeButton();
  expect(other.asked).toEqual([]);
});

test('how far it is can be read, and it can be stopped: then nothing is kept', async () => {
  const { begun, convert } = aSlowConversion();
  const { user, sent } = await show({ convert });
  await user.click(await makeButton());
  await waitFor(() => expect(begun).toHaveLength(1));
  act(() => begun[0]!.onProgress(0.42));
  expect(screen.getByRole('progressbar', { name: 'Smaller copies' })).toHaveAttribute('aria-valuenow', '42');
  expect(screen.getByRole('status')).toHaveTextContent('Making the copy of 720p');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(begun[0]!.signal.aborted).toBe(true);
  expect(await makeButton()).toBeVisible();
  expect(sent).toEqual([]);
});

test('another film waits for its turn', async () => {
  const { begun, convert } = aSlowConversion();
  const { user } = await show({ convert });
  await user.click(await makeButton());
  await waitFor(() => expect(begun).toHaveLength(1));
  const next = await show({ of: aStoredFile({ id: anId(502), height: 480 }), isNew: true });
  expect(await screen.findByText('Waits until the copies of another film are made')).toBeVisible();
  expect(next.asked).toEqual([]);
  act(() => useRungMaker.getState().cancel(film.id));
  await waitFor(() => expect(next.asked).toEqual([360]));
});

test.each([
  ['encoder', new CannotConvert('encoder'), /This browser cannot make smaller copies.+The film plays as it is\.$/],
  ['film', new CannotConvert('film'), /could not read the film/],
])('a browser that makes none (%s) says why, and that the film plays as it is', async (_, error, words) => {
  const { user } = await show({ convert: () => Promise.reject(error) });
  await user.click(await makeButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(await makeButton()).toBeVisible();
});

test('a copy that would be no smaller than the film is not sent', async () => {
  const { user, sent } = await show({ of: { ...film, bytes: 4 } });
  await user.click(await makeButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/would not be smaller/);
  expect(sent).toEqual([]);
});

test('a line that fails leaves what is whole, and the rest can be made again', async () => {
  let isDown = true;
  const { user } = await show({
    send: async (file) => {
      if (isDown && file.name.includes('360p')) throw new FileNotSent(false);
      return aStoredFile({ id: anId(600 + (file.name.includes('720p') ? 720 : 360)), purpose: 'rung' });
    },
  });
  await user.click(await makeButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/Check the connection and try again/);
  expect(screen.getByText('720p, 720 kB')).toBeVisible();
  isDown = false;
  await user.click(await makeButton());
  expect(await screen.findByText('360p, 360 kB')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a copy is removed; while the course lies with a reviewer copies are only shown', async () => {
  const { user, unmount } = await show({ kept: [720, 360] });
  await user.click(await screen.findByRole('button', { name: 'Remove the copy of 720p' }));
  await waitFor(() => expect(screen.queryByText('720p, 720 kB')).toBeNull());
  expect(screen.getByRole('group', { name: 'Smaller copies' })).toHaveFocus();
  unmount();
  await show({ kept: [360], isReadOnly: true });
  expect(await screen.findByText('360p, 360 kB')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a copy that cannot be made again is removed only after a question', async () => {
  const { user, calls } = await show({ kept: [720, 360], mayAdd: false });
  const removals = () => calls.filter(({ name }) => name === 'removeRung');
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Remove the copy of 720p' }));
    return within(await screen.findByRole('dialog', { name: 'Remove the copy of 720p?' }));
  };
  const dialog = await ask();
  expect(dialog.getByText('Learners know this film, so the copy cannot be made again.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(removals()).toEqual([]);
  await user.click((await ask()).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('720p, 720 kB')).toBeNull());
  expect(removals()).toHaveLength(1);
  expect(screen.getByRole('group', { name: 'Smaller copies' })).toHaveFocus();
});

test('a small film needs none, and says so in French', async () => {
  await show({ of: { ...film, height: 360 }, locale: 'fr' });
  expect(await screen.findByText('Ce film est déjà petit.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('copies that cannot be listed can be asked for again', async () => {
  await renderIn('en', <FilmCopies film={film} isReadOnly={false} isNew open={open} />, {
    url: '/',
    replies: {
      listRungs: () => {
        throw refusal('unavailable');
      },
    },
  });
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});

test('of another person’s film nothing is told', async () => {
  const { calls } = await renderIn('en', <FilmCopies film={film} isReadOnly={false} isNew={false} open={open} />, {
    url: '/',
    replies: {
      listRungs: () => {
        throw refusal('not_found');
      },
    },
  });
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['listRungs']));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Smaller copies' })).toBeNull());
});

test('a film that was reviewed gets no more copies, and it is said why', async () => {
  const { asked } = await show({ isNew: true, mayAdd: false, kept: [360] });
  expect(await screen.findByText(/^Learners or reviewers know this film as it is/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make smaller copies' })).toBeNull();
  expect(asked).toEqual([]);
});

test('a copy of a film that stands elsewhere is removed only after all places were shown', async () => {
  const uses: FilmUse[] = [
    { kind: 'lesson', course: 'Light', lesson: 'Dawn', count: 1 },
    { kind: 'revision', course: 'Light', lesson: 'Dawn again', count: 1 },
    { kind: 'versions', course: 'Light', lesson: null, count: 2 },
    { kind: 'lesson', course: null, lesson: null, count: 1 },
  ];
  const { user, calls } = await show({ kept: [360], uses });
  await user.click(await screen.findByRole('button', { name: 'Remove the copy of 360p' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the copy of 360p?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Light: “Dawn”',
    'Light, edits that wait: “Dawn again”',
    'Light: 2 earlier versions',
    'A course of someone else',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'removeRung')?.query).toEqual({ seen: 4 }));
});
