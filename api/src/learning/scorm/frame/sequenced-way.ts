import { launchableIn } from './item-list.ts';
import type { Given, Target, Way } from './plain-way.ts';
import type { SequencingApi } from './run-time.ts';

/** The way that the rules of a manifest allow: the run-time decides what is shown, here it is shown. */
export function sequencedWay({ state, stage, session, say, api }: Given & { api: SequencingApi }): Way {
  const list = launchableIn(state.items);
  const rootId = String(state.activity_tree?.['id']);
  let can = { continue: false, previous: false, items: [] as string[] };
  let delivered: string | undefined;
  let isSuspended = false;
  let isOver = false;
  let told = '';

  api.setSequencingEventListeners({
    // In the midst of a call of the SCO before: what follows waits until that has returned.
    onActivityDelivery: ({ id }) => {
      if (delivered === undefined) setTimeout(() => void show().catch(fail), 0);
      delivered = id;
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
  const fail = (error: unknown): void => say({ type: 'failed', message: String(error) });

  async function show(): Promise<void> {
    const item = list.find(({ identifier }) => identifier === delivered);
    delivered = undefined;
    if (item === undefined) throw new Error('The sequencing leads to a part that the package does not have.');
    stage.clear();
    session.leave();
    // Else the next SCO would be told that it has begun already.
    api.reset(undefined, { preserveListeners: true, resetTotalTime: true });
    await session.begin(item, { api, onBegin: tellItem, onEnd: () => undefined, sequencing: stateText });
    tellItem();
    stage.show(`./${item.href}`, item.title);
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
    const name = typeof to === 'object' ? 'choice' : to === 'suspend' ? 'suspendAll' : to;
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
    if (place === undefined || api.processNavigationRequest('choice', place)) return;
    delivered = place;
    void show().catch(fail);
  }

  return {
    start: async () => {
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
    },
    go: async (to) => {
      isSuspended = to === 'suspend';
      request(to);
      if (isSuspended) say({ type: 'ended' });
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
