import { EVENTS_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { RemoteFailure } from '../failure/remote-failure.ts';
import { releaseText } from '../messages/release.ts';
import { report } from '../reports/report.ts';
import { fetchRelease } from './fetch-release.ts';
import { offer } from './refresh-offer.ts';
import type { ReleaseStore } from './release-store.ts';

/** What the first screen still loads needs the line more than the news does. */
const FIRST_LISTEN_MS = 1_000;
const SHORTEST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Keeps an open page up to date: it hears of a changed channel by server-sent event, and looks for itself when it
 * comes back into sight and that line is broken. A hidden page does not listen: over HTTP/1.1 a browser has six connections for all tabs.
 */
export function watchRelease(store: ReleaseStore): () => void {
  let events: EventSource | undefined;
  let failures = 0;
  let isStuck = false;
  let timer = window.setTimeout(follow, FIRST_LISTEN_MS);

  function follow(): void {
    stop();
    if (document.hidden) return;
    events = new EventSource(`${EVENTS_PATH}?channel=${encodeURIComponent(store.getState().channel)}`);
    // The first event tells what is live now: nothing is missed while there was no line.
    events.onopen = () => {
      failures = 0;
    };
    events.addEventListener('release', ({ data }: MessageEvent<string>) => hear(data));
    events.onerror = () => {
      if (events?.readyState !== EventSource.CLOSED) return;
      failures += 1;
      const wait = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random());
      timer = window.setTimeout(follow, wait);
    };
  }
  function hear(data: string): void {
    const { channel, revision } = parse(data);
    const known = store.getState();
    if (channel !== known.channel) return;
    // What was withheld may be given by now.
    const isWaiting = known.visit?.stand_ins !== undefined && revision === known.revision;
    if (Number(revision) > known.revision || isWaiting) void look();
  }
  function stop(): void {
    window.clearTimeout(timer);
    events?.close();
    events = undefined;
  }
  async function look(): Promise<void> {
    const { shellVersion, accept } = store.getState();
    try {
      accept(await fetchRelease(store.getState()));
    } catch (error) {
      // A page that cannot hear the news keeps what it has; it works. That nobody signed them, the operators must know.
      if (error instanceof RemoteFailure && error.isAltered) {
        report({ remote: 'shell', version: shellVersion }, 'load-error', error);
        // Most likely the site signs with a new key, which only a fresh page can bring.
        if (!isStuck) offer('info', releaseText()('release.unchecked'));
        isStuck = true;
      }
    }
  }
  function onSight(): void {
    if (document.hidden) return stop();
    follow();
    if (failures > 0) void look();
  }

  document.addEventListener('visibilitychange', onSight);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onSight);
  };
}

function parse(data: string): { channel?: unknown; revision?: unknown } {
  try {
    return (JSON.parse(data) ?? {}) as { channel?: unknown; revision?: unknown };
  } catch {
    return {};
  }
}
