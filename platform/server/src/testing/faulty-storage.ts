import { setImmediate as soon } from 'node:timers/promises';
import { type ObjectStorage, type StoredObject, StorageUnavailable } from '../storage/object-storage.ts';
import { aStorage } from './memory-storage.ts';

/** The process has been killed: nothing after this line of its program runs. */
export class Killed extends Error {
  override name = 'Killed';
}

/** `after`: the write took place, and the program did not live to hear of it. */
export type KillMoment = 'before' | 'after';

/** What becomes of an object when it is read; bytes: those are there in its place. */
export type ReadFault = 'altered' | 'absent' | 'slow' | 'unavailable' | Uint8Array;

export interface FaultyStorage extends ObjectStorage {
  /** What the calls that write have been, in order: `create channels/production/revisions/7.json`. */
  readonly writes: string[];
  readonly isKilled: boolean;
  /** From its `write`-th write on, counted from 1 and from the beginning, every call throws `Killed`. */
  killAt(write: number, moment: KillMoment): void;
  /** While it is down every call throws `StorageUnavailable`, and a watch hears nothing. */
  unavailable(isDown: boolean): void;
  /** From now on this object is read with a fault; a slow one never comes. */
  spoil(key: string, fault: ReadFault): void;
  /** What was there all the time can be read again. */
  mend(key: string): void;
}

export function faultyStorage(inner: ObjectStorage): FaultyStorage {
  const writes: string[] = [];
  let kill: { write: number; moment: KillMoment } | undefined;
  let isKilled = false;
  let isDown = false;
  const spoilt = new Map<string, ReadFault>();

  const check = () => {
    if (isKilled) throw new Killed('The process was killed.');
    if (isDown) throw new StorageUnavailable(`The ${inner.description} is down.`);
  };
  const die = () => {
    isKilled = true;
    check();
  };
  const write = async <T>(call: string, act: () => Promise<T>): Promise<T> => {
    check();
    writes.push(call);
    const isLast = writes.length === kill?.write;
    if (isLast && kill?.moment === 'before') die();
    const result = await act();
    if (isLast) die();
    check();
    return result;
  };

  return {
    writes,
    get isKilled() {
      return isKilled;
    },
    killAt: (at, moment) => void (kill = { write: at, moment }),
    unavailable: (down) => void (isDown = down),
    spoil: (key, fault) => void spoilt.set(key, fault),
    mend: (key) => void spoilt.delete(key),

    description: inner.description,
    read: async (key) => {
      check();
      const found = await inner.read(key);
      check();
      const fault = spoilt.get(key);
      return fault === undefined ? found : spoiled(key, fault);
    },
    create: (key, content) => write(`create ${key}`, () => inner.create(key, content)),
    replace: (key, content, tag) => write(`replace ${key}`, () => inner.replace(key, content, tag)),
    remove: (key) => write(`remove ${key}`, () => inner.remove(key)),
    async *list(prefix) {
      check();
      for await (const stored of inner.list(prefix)) {
        check();
        yield stored;
      }
    },
    watch: (prefix, onChange) => inner.watch(prefix, () => !isKilled && !isDown && onChange()),
  };
}

async function spoiled(key: string, fault: ReadFault): Promise<StoredObject | undefined> {
  if (fault === 'absent') return undefined;
  if (fault === 'slow') return new Promise(() => undefined);
  if (fault === 'unavailable') throw new StorageUnavailable(`${key} does not come.`);
  const content = Buffer.from(fault === 'altered' ? 'altered' : fault);
  return { content, tag: `spoilt ${content.length}` };
}

/**
 * Runs a program once whole to learn how often it writes, then again for each of its writes on a fresh storage, killed
 * right before and right after it. After each, `check` gets the storage as the next process finds it.
 * @param prepare what is there before the program, without faults
 * @returns how many kills there were
 */
export async function killAtEvery(
  run: (storage: ObjectStorage) => Promise<unknown>,
  check: (storageAfterRestart: ObjectStorage) => Promise<unknown>,
  prepare: (storage: ObjectStorage) => Promise<unknown> = async () => undefined,
): Promise<number> {
  const clean = aStorage();
  await prepare(clean);
  const whole = faultyStorage(clean);
  await run(whole);
  await check(clean);

  for (const [index, call] of whole.writes.entries()) {
    for (const moment of ['before', 'after'] as const) {
      const survivor = aStorage();
      await prepare(survivor);
      const faulty = faultyStorage(survivor);
      faulty.killAt(index + 1, moment);
      const ending = await run(faulty).catch((error: unknown) => error);
      if (!faulty.isKilled) {
        throw new Error(`The program did not come to write ${index + 1} (${call}) this time.`, { cause: ending });
      }
      // What the program had begun at the same time comes to its end, too.
      await soon();
      try {
        await check(survivor);
      } catch (error) {
        throw new Error(`Killed ${moment} write ${index + 1} of ${whole.writes.length} (${call}): ${String(error)}`, {
          cause: error,
        });
      }
    }
  }
  return whole.writes.length * 2;
}
