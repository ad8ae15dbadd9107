import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { create } from 'zustand';
import { CannotConvert, isCannotConvert, type ConversionProblem } from './cannot-convert.ts';
import type { ConvertFilm } from './convert-film.ts';
import type { SendCopy } from './send-copy.ts';

/** How far a film's copies are. `share` runs from 0 to 1. */
export type Making =
  | { kind: 'waiting' }
  | { kind: 'converting' | 'sending'; height: number; share: number }
  | { kind: 'failed'; problem: ConversionProblem | 'sending' };

export interface Order {
  film: Pick<StoredFile, 'id' | 'name' | 'bytes'>;
  /** Those that are wanted, the tallest first. */
  heights: readonly number[];
  /** A link to the film that lasts from now. */
  open(): Promise<string>;
  convert: ConvertFilm;
  send: SendCopy;
  /** Makes the file that was sent a copy of the film. */
  attach(fileId: string): Promise<void>;
}

interface RungMaker {
  /** By the film's id. */
  makings: Readonly<Record<string, Making>>;
  /** Begins, or begins again; one that is under way goes on. */
  make(order: Order): void;
  cancel(filmId: string): void;
}

/**
 * Makes smaller copies of films, one film at a time, for as long as the page is open: whichever lesson is looked at. A copy
 * is whole on the server or not there, so what a closed page left is simply made again.
 */
export const useRungMaker = create<RungMaker>((set, get) => {
  const cancels = new Map<string, AbortController>();
  let turn: Promise<void> = Promise.resolve();
  const tell = (filmId: string, making: Making | undefined) =>
    set(({ makings: { [filmId]: _, ...rest } }) => ({ makings: making ? { ...rest, [filmId]: making } : rest }));

  async function work(order: Order, signal: AbortSignal): Promise<void> {
    const { id } = order.film;
    try {
      await makeRungs(order, signal, (making) => !signal.aborted && tell(id, making));
      if (!signal.aborted) tell(id, undefined);
    } catch (error) {
      if (!signal.aborted) tell(id, { kind: 'failed', problem: isCannotConvert(error) ? error.problem : 'sending' });
    }
  }

  return {
    makings: {},
    make(order) {
      const { id } = order.film;
      if (id in get().makings && get().makings[id]?.kind !== 'failed') return;
      const cancel = new AbortController();
      cancels.set(id, cancel);
      tell(id, { kind: 'waiting' });
      turn = turn.then(() => (cancel.signal.aborted ? undefined : work(order, cancel.signal)));
    },
    cancel(filmId) {
      cancels.get(filmId)?.abort();
      tell(filmId, undefined);
    },
  };
});

/** @throws CannotConvert, or what sending and attaching throw */
async function makeRungs(
  { film, heights, open, convert, send, attach }: Order,
  signal: AbortSignal,
  tell: (making: Making) => void,
): Promise<void> {
  let made = 0;
  for (const height of heights) {
    const at = (kind: 'converting' | 'sending') => (share: number) => tell({ kind, height, share });
    at('converting')(0);
    const copy = await convert({ url: await open(), height, signal, onProgress: at('converting') });
    signal.throwIfAborted();
    // Of a film of slides, say, that was written well.
    if (copy.size >= film.bytes) continue;
    at('sending')(0);
    const file = new File([copy], copyName(film.name, height), { type: 'video/mp4' });
    const sent = await send(file, { signal, onProgress: at('sending') });
    signal.throwIfAborted();
    await attach(sent.id);
    made++;
  }
  if (made === 0) throw new CannotConvert('size');
}

/** `light.webm`, 360 → `light 360p.mp4`. */
const copyName = (name: string, height: number): string =>
  `${name.replace(/\.[^.]*$/, '').slice(0, 180)} ${height}p.mp4`;
