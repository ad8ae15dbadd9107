/** The page around a package: it has the run-time that the package looks for, and tells the site's page what happens. */
import type { ScormCommit, ScormKept } from '@stoa/shared/contract/learning/scorm.ts';
import type { FromFrame, ToFrame } from '@stoa/shared/contract/learning/scorm-port.ts';
import { makeCommitQueue, type Answer } from './commit-queue.ts';
import type { FrameState } from './frame-state.ts';
import { plainWay, type Way } from './plain-way.ts';
import { newsOf, readKept } from './read-kept.ts';
import { loadRunTime, type SequencingApi } from './run-time.ts';
import { makeScoSession } from './sco-session.ts';
import { sequencedWay } from './sequenced-way.ts';
import { makeStage } from './stage.ts';

const siteOrigin = document.documentElement.dataset['site'] ?? '';

// The server lets no other page have us. Packages look for their run-time upwards, and would stumble over the site's page.
const site = window.parent;
(window as { parent: Window }).parent = window;

const hello = new Promise<MessagePort>((resolve) => {
  addEventListener('message', (event: MessageEvent<ToFrame | undefined>) => {
    const [port] = event.ports;
    if (event.origin === siteOrigin && event.source === site && event.data?.type === 'hello' && port) resolve(port);
  });
});

async function sendCommit(commit: ScormCommit, { outlives }: { outlives: boolean }): Promise<Answer> {
  try {
    const reply = await fetch('./~commit', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(commit),
      keepalive: outlives,
    });
    if (reply.ok) return { status: reply.status, kept: (await reply.json()) as ScormKept };
    const { message } = (await reply.json().catch(() => ({}))) as { message?: string };
    return { status: reply.status, ...(message !== undefined && { message }) };
  } catch {
    return { status: 0 };
  }
}

const beaconCommit = (commit: ScormCommit): boolean =>
  navigator.sendBeacon('./~commit', new Blob([JSON.stringify(commit)], { type: 'application/json' }));

async function play(port: MessagePort): Promise<void> {
  const say = (message: FromFrame): void => port.postMessage(message);
  const fail = (error: unknown): void => say(newsOf(error));
  try {
    const state = await readKept<FrameState>('./~state');
    const stage = makeStage(state.is_inspected ? (blocked) => say({ type: 'blocked', ...blocked }) : undefined);
    const queue = makeCommitQueue({
      send: sendCommit,
      beacon: beaconCommit,
      say,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      onStop: stage.close,
    });
    const session = makeScoSession({ state, queue, say });
    const makeApi = await loadRunTime(state.version);
    const given = { state, stage, session, say, fail };
    const { onCommit } = session;
    const tree = state.activity_tree;
    const way: Way =
      tree === null
        ? plainWay({ ...given, makeApi: () => makeApi({ onCommit }) })
        : sequencedWay({ ...given, api: makeApi({ onCommit, activityTree: tree }) as SequencingApi });
    Object.assign(window, { [state.version === '1.2' ? 'API' : 'API_1484_11']: session.facade });
    addEventListener('pagehide', () => {
      way.leave();
      session.leave();
      queue.flush();
    });
    say({ type: 'ready' });
    // One step after the other: what a step reads of the server another would change.
    let steps = way.start().catch(fail);
    port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
      if (data.type === 'go') steps = steps.then(() => way.go(data.to)).catch(fail);
    };
  } catch (error) {
    fail(error);
  }
}

await play(await hello);
