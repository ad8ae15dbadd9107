import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** One budget for all attempts, as for everything else that is loaded. */
const BUDGET_MS = 120_000;
const ATTEMPTS = 3;

interface Loading<P> {
  Loaded: LazyExoticComponent<ComponentType<P>>;
  failure: { error: unknown } | undefined;
}

/**
 * `React.lazy` for a screen in a chunk of its own. Asks again for a chunk that was lost, within one time budget; and
 * where `React.lazy` would keep a rejection for ever, mounting the component again (the shell's Retry) starts afresh.
 * `onLost` runs before each further try. Remotes call `lazyWithRetry`, which knows their own build.
 */
export function lazyScreen<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  onLost: () => void,
): ComponentType<P> {
  const begin = (): Loading<P> => {
    const loading: Loading<P> = {
      Loaded: lazy(() =>
        attempt(load, onLost, Date.now() + BUDGET_MS).catch((error: unknown) => {
          loading.failure = { error };
          throw error;
        }),
      ),
      failure: undefined,
    };
    return loading;
  };
  let current = begin();

  return function LazyWithRetry(props: P) {
    const { Loaded, failure } = current;
    if (failure) {
      // React may render once more before it gives up; only what comes after this task is a new mount.
      setTimeout(() => {
        if (current.failure === failure) current = begin();
      });
      throw failure.error;
    }
    return createElement(Loaded as ComponentType<P & object>, props as P & object);
  };
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
