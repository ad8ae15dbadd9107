import type { ObjectStorage } from '../storage/object-storage.ts';

/** A storage that writes down what it is asked: `read channels/production/revisions/7.json`. */
export function countingStorage(inner: ObjectStorage): {
  storage: ObjectStorage;
  /** Since the last time. */
  takeCalls(): string[];
} {
  const calls: string[] = [];
  const counted =
    <A extends [string, ...unknown[]], R>(what: string, act: (...given: A) => R) =>
    (...given: A): R => {
      calls.push(`${what} ${given[0]}`);
      return act(...given);
    };
  return {
    storage: {
      ...inner,
      read: counted('read', inner.read),
      create: counted('create', inner.create),
      replace: counted('replace', inner.replace),
      remove: counted('remove', inner.remove),
      list: counted('list', inner.list),
    },
    takeCalls: () => calls.splice(0),
  };
}
