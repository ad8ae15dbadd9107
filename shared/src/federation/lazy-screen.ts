import { createElement, lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';

/** One budget for all attempts, as for everything else that is loaded. */
const BUDGET_MS = 120_000;
const ATTEMPTS = 3;

/** A component in a chunk of its own. */
export type LazyComponent<P> = ComponentType<P> & {
  /** Fetches the chunk before it is drawn: drawn then, it suspends nothing. In vain, it is asked for anew. */
  preload(): Promise<void>;
};

interface Loading<P> {
  load(): Promise<{ default: ComponentType<P> }>;
  Waiting: LazyExoticComponent<ComponentType<P>>;
  Loaded: ComponentType<P> | undefined;
  /** It is drawn, and not only fetched ahead. */
  isAwaited: boolean;
  failure: { error: unknown } | undefined;
}

/**
 * `React.lazy` for a screen in a chunk of its own, and drawn at once where the chunk is there: React keeps what replaces
 * a fallback back for 300 ms. Asks again for a chunk that was lost, within one time budget; and
 * where `React.lazy` would keep a rejection for ever, mounting the component again (the shell's Retry) starts afresh.
 * `onLost` runs before each further try. Remotes call `lazyWithRetry`, which knows their own build.
 */
export function lazyScreen<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  onLost: () => void,
): LazyComponent<P> {
  const begin = (): Loading<P> => {
    let asked: ReturnType<typeof load> | undefined;
    const loading: Loading<P> = {
      load: () => (asked ??= attempt(load, onLost, Date.now() + BUDGET_MS).then(keep, giveUp)),
      Waiting: lazy(() => {
        loading.isAwaited = true;
        return loading.load();
      }),
      Loaded: undefined,
      isAwaited: false,
      failure: undefined,
    };
    const keep = (module: { default: ComponentType<P> }) => {
      loading.Loaded = module.default;
      return module;
    };
    const giveUp = (error: unknown): never => {
      if (loading.isAwaited) loading.failure = { error };
      else current = begin();
      throw error;
    };
    return loading;
  };
  let current = begin();

  function LazyWithRetry(props: P) {
    const { Waiting, Loaded, failure } = current;
    // Chosen once a mount: another component would be drawn anew, and what was typed in it be lost.
    const [Chosen] = useState<ComponentType<P>>(() => Loaded ?? (Waiting as ComponentType<P>));
    if (failure) {
      // React may render once more before it gives up; only what comes after this task is a new mount.
      setTimeout(() => {
        if (current.failure === failure) current = begin();
      });
      throw failure.error;
    }
    return createElement(Chosen as ComponentType<P & object>, props as P & object);
  }
  return Object.assign(LazyWithRetry, {
    preload: () =>
      current.load().then(
        () => undefined,
        () => undefined,
      ),
  });
}

async function attempt<T>(load: () => Promise<T>, onLost: () => void, deadline: number, left = ATTEMPTS): Promise<T> {
  try {
    return await load();
  } catch (error) {
    onLost();
    const wait = 300 + Math.random() * 700;
    if (left <= 1 || Date.now() + wait > deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return attempt(load, onLost, deadline, left - 1);
  }
}
