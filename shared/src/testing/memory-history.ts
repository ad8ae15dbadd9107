import type { NavigationKind, PlatformLocation, PlatformNavigation } from '../federation/platform.ts';

interface Stop {
  location: PlatformLocation;
  kind: NavigationKind;
}

/** A browser's history without a browser: what the shell's router is to a remote. */
export interface MemoryHistory extends Pick<PlatformNavigation, 'navigate' | 'go'> {
  now(): Stop;
  listen(listener: (stop: Stop) => void): () => void;
}

export function createMemoryHistory(url: string): MemoryHistory {
  const stack = [locate(url, undefined)];
  let index = 0;
  let stop: Stop = { location: stack[0]!, kind: 'POP' };
  const listeners = new Set<(stop: Stop) => void>();
  const arrive = (kind: NavigationKind) => {
    stop = { location: stack[index]!, kind };
    for (const listener of listeners) listener(stop);
  };
  return {
    now: () => stop,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(to, { replace = false, state } = {}) {
      const location = locate(new URL(to, href(stop.location)).href, state);
      if (!replace) index += 1;
      stack.splice(index, stack.length, location);
      arrive(replace ? 'REPLACE' : 'PUSH');
    },
    go(delta) {
      index = Math.min(Math.max(index + delta, 0), stack.length - 1);
      arrive('POP');
    },
  };
}

const href = ({ pathname, search, hash }: PlatformLocation) => `http://stoa.test${pathname}${search}${hash}`;

function locate(url: string, state: unknown): PlatformLocation {
  const { pathname, search, hash } = new URL(url, 'http://stoa.test');
  return { pathname, search, hash, state: state ?? null, key: Math.random().toString(36).slice(2, 10) };
}
