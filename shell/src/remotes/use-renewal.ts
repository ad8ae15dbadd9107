import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { SiteHistory } from '../history/site-history.ts';
import { releaseIdOf } from '../release/read-remote.ts';
import type { ReleaseStore } from '../release/release-store.ts';

/** Sent by a dev server's client after a hot update that React could not take in place. */
const UPDATED = 'stoa:remote-updated';

interface Page {
  release: ReleaseStore;
  history: SiteHistory;
}

/**
 * A remote's screen keeps the version it began with, but for two cases in which it has to be drawn anew while the person
 * looks at it: its version was revoked, or its developer has changed it. Counts how often that was.
 */
export function useRenewal({ release, history }: Page, name: string, title: string) {
  const [renewals, renew] = useReducer((count: number) => count + 1, 0);
  const current = useRef<ReleasedRemote>(undefined);
  const findRemote = useMemo(
    () => () => (current.current = release.getState().remotes.find((remote) => remote.name === name)),
    [release, name],
  );

  useEffect(() => {
    const onUpdated = (event: Event) => {
      if ((event as CustomEvent<{ name?: unknown } | null>).detail?.name === name) renew();
    };
    window.addEventListener(UPDATED, onUpdated);
    return () => window.removeEventListener(UPDATED, onUpdated);
  }, [name]);

  useEffect(() => {
    let cancel: (() => void) | undefined;
    let isGone = false;
    const look = () => {
      const shown = current.current;
      if (cancel || !shown || !release.getState().revoked.includes(releaseIdOf(shown))) return;
      cancel = () => undefined;
      void import('./renew-revoked.ts').then(
        ({ renewRevoked }) => {
          if (!isGone)
            cancel = renewRevoked({
              release,
              history,
              shown,
              title,
              renew: () => {
                cancel = undefined;
                renew();
              },
            });
        },
        () => {
          cancel = undefined;
        },
      );
    };
    look();
    const stop = release.subscribe(look);
    return () => {
      isGone = true;
      stop();
      cancel?.();
    };
  }, [release, history, title]);

  return { findRemote, renewals };
}
