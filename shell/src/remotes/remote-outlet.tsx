import type { ReleasedRemote } from '@stoa/shared/contract/release.ts';
import type { Platform } from '@stoa/shared/federation/platform.ts';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { useEffect, useRef, useState } from 'react';
import { progressStore } from '../notices/progress-store.ts';
import { loadRemote } from './load-remote.ts';
import { openRemote, type LoadRemote, type OpenedRemote, type PlaceProps } from './open-remote.ts';
import { preloadGroups } from './prefetch-remote.ts';
import { RemoteFailedScreen } from './remote-failed-screen.tsx';
import { toRemoteFailure, type RemoteFailure } from './remote-failure.ts';
import { report } from './report.ts';
import classes from './remote-outlet.module.css';

/** Shorter waits show nothing: a flash of grey reads as slower than none. */
const SKELETON_AFTER_MS = 200;
const STILL_LOADING_AFTER_MS = 3_000;

interface RemoteOutletProps {
  /** The version that is live now; undefined when the remote has left the release. Taken when the screen opens or is retried. */
  findRemote(): ReleasedRemote | undefined;
  platformFor(remote: ReleasedRemote): Platform;
  place: PlaceProps;
  /** What the person came for, in plain words. */
  title: string;
  /** Groups of the route's own code, asked for beside the remote's entry. */
  preload?: readonly string[];
  load?: LoadRemote;
}

type Phase = 'waiting' | 'skeleton' | 'still-loading' | 'shown';

/** Where a remote draws. Whatever happens to it, the frame around stands, and this says what is missing. */
export function RemoteOutlet(props: RemoteOutletProps) {
  const { findRemote, platformFor, place, title, preload, load = loadRemote } = props;
  const host = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenedRemote>(undefined);
  const latest = useRef(place);
  const groups = useRef(preload ?? []);
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>('waiting');
  const [failure, setFailure] = useState<RemoteFailure>();

  useEffect(() => {
    latest.current = place;
    groups.current = preload ?? [];
    opened.current?.update(place);
  }, [place, preload]);

  useEffect(() => {
    const remote = findRemote();
    if (!remote || !host.current) return;
    const platform = platformFor(remote);
    preloadGroups(remote, groups.current);
    const endProgress = progressStore.getState().start();
    const timers = [
      window.setTimeout(() => setPhase('skeleton'), SKELETON_AFTER_MS),
      window.setTimeout(() => setPhase('still-loading'), STILL_LOADING_AFTER_MS),
    ];
    const stopWaiting = () => {
      endProgress();
      timers.forEach(window.clearTimeout);
    };
    let wasShown = false;
    opened.current = openRemote({
      remote,
      groups: groups.current,
      host: host.current,
      platform,
      place: latest.current,
      load,
      onShown() {
        wasShown = true;
        stopWaiting();
        setPhase('shown');
      },
      onFailed(error) {
        stopWaiting();
        const failed = toRemoteFailure(error, wasShown ? 'runtime' : 'mount');
        const kind = wasShown ? 'runtime-error' : failed.stage === 'mount' ? 'mount-error' : 'load-error';
        report(platform.release, kind, failed, { stage: failed.stage, attempt });
        setFailure(failed);
      },
    });
    return () => {
      stopWaiting();
      opened.current?.close();
      opened.current = undefined;
    };
  }, [attempt, findRemote, platformFor, load]);

  function retry(): void {
    setFailure(undefined);
    setPhase('waiting');
    setAttempt((before) => before + 1);
  }

  return (
    <>
      <div ref={host} className={classes.host} />
      {failure && <RemoteFailedScreen title={title} failure={failure} onRetry={retry} />}
      {!failure && phase !== 'shown' && <Waiting phase={phase} title={title} />}
    </>
  );
}

function Waiting({ phase, title }: { phase: Phase; title: string }) {
  if (phase === 'waiting') return <div className={classes.waiting} aria-busy="true" />;
  return (
    <div className={classes.waiting} aria-busy="true">
      <Page>
        {phase === 'still-loading' && (
          <p role="status" className={classes.still}>
            Still loading {title}. Your connection may be slow; this goes on by itself.
          </p>
        )}
        <RowSkeleton count={6} label={`Loading ${title}`} />
      </Page>
    </div>
  );
}
