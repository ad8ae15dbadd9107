import { launchableIn } from './item-list.ts';
import type { Given, Target, Way } from './plain-way.ts';
import { NoLine } from './read-kept.ts';
import type { Cmi } from './restore-cmi.ts';
import type { SequencingApi } from './run-time.ts';

const RETRY_MS = 3000;

/** The way that the rules of a manifest allow: the run-time decides what is shown, here it is shown. */
export function sequencedWay({ state, stage, session, say, fail, api }: Given & { api: SequencingApi }): Way {
  const list = launchableIn(state.items);
  const rootId = String(state.activity_tree?.['id']);
  let can = { continue: false, previous: false, items: [] as string[] };
  let delivered: { id: string; isNewAttempt: boolean } | undefined;
  /** One comes back to where one was: to the run-time a new attempt, to the learner the same. */
  let isReturning = false;
  let turn = 0;
  let isSuspended = false;
  let isOver = false;
  let told = '';

  api.setSequencingEventListeners({
    // In the midst of a call of the SCO before: what follows waits until that has returned.
    onActivityDelivery: ({ id, deliveryWasResumed }) => {
      if (delivered === undefined) setTimeout(() => void show().catch(fail), 0);
      delivered = { id, isNewAttempt: !deliveryWasResumed && !isReturning };
    },
    onNavigationValidityUpdate: (validity) => {
      const items = Object.entries(validity.choice).flatMap(([id, is]) => (is === 'true' ? [id] : []));
      can = { continue: validity.continue, previous: validity.previous, items: items.filter(isShown) };
      // While a SCO ends this is of the next one.
      if (api.isInitialized()) tellItem();
    },
    onSequencingSessionEnd: () => {
      isOver = true;
      if (isSuspended) return;
      // In the midst of a call of the SCO, as above.
      setTimeout(() => {
        stage.clear();
        say({ type: 'ended' });
      }, 0);
    },
  });
  const isShown = (id: string): boolean => list.some((item) => item.identifier === id && item.is_visible);

  async function show(): Promise<void> {
    const { id, isNewAttempt } = delivered!;
    const item = list.find(({ identifier }) => identifier === id);
    delivered = undefined;
    turn += 1;
    const mine = turn;
    if (item === undefined) throw new Error('The sequencing leads to a part that the package does not have.');
    stage.clear();
    session.leave();
    if (isNewAttempt) session.forget(item.identifier);
    const kept = await untilFetched(item, () => mine === turn);
    if (mine !== turn) return;
    // Else the next SCO would be told that it has begun already.
    api.reset(undefined, { preserveListeners: true, resetTotalTime: true });
    session.begin(item, { kept, api, onBegin: tellItem, onEnd: () => undefined, sequencing: stateText });
    tellItem();
    stage.show(`./${item.href}`, item.title || item.identifier);
  }

  /** The part before has ended by now: what this one needs is asked for until it comes, or another is wanted. */
  async function untilFetched(item: (typeof list)[0], isWanted: () => boolean): Promise<Cmi | null> {
    try {
      return await session.fetchKept(item);
    } catch (error) {
      if (!(error instanceof NoLine) || !isWanted()) throw error;
      fail(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return untilFetched(item, isWanted);
    }
  }

  function tellItem(): void {
    const item = session.item();
    if (item === undefined) return;
    const step = (name: 'continue' | 'previous'): boolean => {
      const { outcome, endSequencingSession: isEnd } = api.previewNavigationRequest(name);
      return outcome === 'unknown' ? can[name] : outcome === 'allowed' && !isEnd;
    };
    const message = {
      type: 'item' as const,
      identifier: item.identifier,
      can: { ...can, continue: step('continue'), previous: step('previous') },
    };
    // Each value that a SCO sets is looked at anew.
    if (told === JSON.stringify(message)) return;
    told = JSON.stringify(message);
    say(message);
  }

  function stateText(): string {
    const root = api.getActivityTrackingData(rootId);
    return JSON.stringify({
      state: api.serializeSequencingState(),
      root: {
        completion: root?.completionStatus.replace(' ', '_') ?? 'unknown',
        success: root?.successStatus ?? 'unknown',
      },
    });
  }

  /** The SCO's own end takes the wish along; one that is not running, or has ended, leaves it to the run-time. */
  function request(to: Target): void {
    const name = typeof to === 'object' ? 'choice' : to;
    const target = typeof to === 'object' ? to.item : undefined;
    if ((name === 'continue' || name === 'previous') && api.previewNavigationRequest(name).outcome === 'blocked')
      return;
    const isRunning = api.isInitialized();
    if (isRunning) api.adl.nav.request = target === undefined ? name : `{target=${target}}choice`;
    stage.clear();
    if (isRunning) session.end();
    else api.processNavigationRequest(name, target);
    if (delivered === undefined && !isSuspended && !isOver) showAgain();
  }

  /** The rules did not let one go there after all: one stays where one was. */
  function showAgain(): void {
    const place = session.item()?.identifier;
    if (place === undefined || returning(() => api.processNavigationRequest('choice', place))) return;
    delivered = { id: place, isNewAttempt: false };
    void show().catch(fail);
  }

  function returning<T>(step: () => T): T {
    isReturning = true;
    try {
      return step();
    } finally {
      isReturning = false;
    }
  }

  function begin(): void {
    const kept = stateIn(state.sequencing);
    const isRestored = kept !== undefined && api.deserializeSequencingState(kept);
    if (isRestored && api.processNavigationRequest('resumeAll')) return;
    // A page that was closed in the midst of it suspended nothing.
    const place = state.current_item;
    if (isRestored && place !== null && api.processNavigationRequest('choice', place)) return;
    if (api.processNavigationRequest('start') || delivered !== undefined) return;
    const [first] = list;
    if (first === undefined || !api.processNavigationRequest('choice', place ?? first.identifier)) {
      throw new Error('The sequencing of this package does not let it begin.');
    }
  }

  /** The part that a wish leads to, as far as that can be known before the one that runs has ended. */
  function targetOf(to: Target): (typeof list)[0] | undefined {
    const id = typeof to === 'object' ? to.item : api.previewNavigationRequest(to).targetActivityId;
    return list.find(({ identifier }) => identifier === id);
  }

  return {
    start: async () => returning(begin),
    go: async (to) => {
      const target = targetOf(to);
      // While the part before still runs: without a line one stays there.
      if (target) await session.fetchKept(target);
      request(to);
    },
    // The SCO's own end, which comes after, would give its place up.
    leave: () => {
      isSuspended = true;
      if (api.isInitialized()) api.adl.nav.request = 'suspendAll';
    },
  };
}

/** As it was put together above; undefined for anything else. */
function stateIn(text: string | null): string | undefined {
  if (text === null) return undefined;
  try {
    const { state } = JSON.parse(text) as { state?: unknown };
    return typeof state === 'string' ? state : undefined;
  } catch {
    return undefined;
  }
}
