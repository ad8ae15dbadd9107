import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import type { Platform } from '@stoa/shared/federation/platform.ts';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { useEffect, useRef, useState } from 'react';
import { RemoteFailedScreen } from '../failure/remote-failed-screen.tsx';
import { toRemoteFailure, type RemoteFailure } from '../failure/remote-failure.ts';
import { useFrameText } from '../messages/frame.ts';
import { progressStore } from '../notices/progress-store.ts';
import { showOnScreen } from '../reports/on-screen.ts';
import { report } from '../reports/report.ts';
import { examineFailure } from './examine-failure.ts';
import { loadRemote } from './load-remote.ts';
import { openRemote, type LoadRemote, type OpenedRemote, type PlaceProps } from './open-remote.ts';
import { preloadGroups } from './prefetch-remote.ts';
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
  /** The version's files are not those of the release. True when `findRemote` finds another one now. */
  replaceAltered?(remote: ReleasedRemote): Promise<boolean>;
}

const failureKinds = { mount: 'mount-error', runtime: 'runtime-error' } as const;

type Phase = 'waiting' | 'skeleton' | 'still-loading' | 'shown';

/** Where a remote draws. Whatever happens to it, the frame around stands, and this says what is missing. */
export function RemoteOutlet(props: RemoteOutletProps) {
  const { findRemote, platformFor, place, title, preload, load = loadRemote, replaceAltered } = props;
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
    const endProgress = progressStore.getState().wish();
    const timers = [
      window.setTimeout(() => setPhase('skeleton'), SKELETON_AFTER_MS),
      window.setTimeout(() => setPhase('still-loading'), STILL_LOADING_AFTER_MS),
    ];
    const stopWaiting = () => {
      endProgress();
      timers.forEach(window.clearTimeout);
    };
    const begun = performance.now();
    let isWanted = true;
    let endShow: (() => void) | undefined;
    const settleFailure = async (error: unknown) => {
      const stage = endShow ? 'runtime' : 'mount';
      const kind = failureKinds[stage];
      endShow?.();
      const failed = await examineFailure(toRemoteFailure(error, stage), remote);
      const { release } = platform;
      report(release, failed.stage === stage ? kind : 'load-error', failed, { attempt });
      const hasOther = failed.isAltered && (await replaceAltered?.(remote).catch(() => false));
      if (!isWanted) return;
      if (hasOther) setAttempt((before) => before + 1);
      else setFailure(failed);
    };
    opened.current = openRemote({
      remote,
      groups: groups.current,
      host: host.current,
      platform,
      place: latest.current,
      load,
      onShown() {
        endShow = showOnScreen(platform.release, performance.now() - begun);
        stopWaiting();
        setPhase('shown');
      },
      onFailed(error) {
        stopWaiting();
        setPhase('waiting');
        void settleFailure(error);
      },
    });
    return () => {
      isWanted = false;
      endShow?.();
      stopWaiting();
      opened.current?.close();
      opened.current = undefined;
    };
  }, [attempt, findRemote, platformFor, load, replaceAltered]);

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
  const t = useFrameText();
  if (phase === 'waiting') return <div className={classes.waiting} aria-busy="true" />;
  return (
    <div className={classes.waiting} aria-busy="true">
      <Page>
        {phase === 'still-loading' && (
          <p role="status" className={classes.still}>
            {t('screen.still-loading', { title })}
          </p>
        )}
        <RowSkeleton count={6} label={t('screen.loading', { title })} />
      </Page>
    </div>
  );
}
