import type { FromFrame, ToFrame } from '@stoa/shared/contract/learning/scorm-port.ts';
import type { FrameState } from './frame-state.ts';
import { canFrom, itemAfter, launchableIn } from './item-list.ts';
import type { RunTimeApi } from './run-time.ts';
import type { ScoSession } from './sco-session.ts';
import type { Stage } from './stage.ts';

export interface Given {
  state: FrameState;
  stage: Stage;
  session: ScoSession;
  say: (message: FromFrame) => void;
  /** What went wrong, told as it has to be. */
  fail: (error: unknown) => void;
}
export type Target = Extract<ToFrame, { type: 'go' }>['to'];

/** How a package is gone through. */
export interface Way {
  start: () => Promise<void>;
  go: (to: Target) => Promise<void>;
  /** The page goes; the SCO may not have ended yet. */
  leave: () => void;
}

/** Without rules: a list of which one part after the other is shown, as the learner likes. */
export function plainWay({ state, stage, session, say, makeApi }: Given & { makeApi: () => RunTimeApi }): Way {
  const list = launchableIn(state.items);
  let isLeaving = false;

  async function show(identifier: string): Promise<void> {
    const item = list.find((one) => one.identifier === identifier);
    if (item === undefined) throw new Error(`This package has no part ${identifier}.`);
    // While the part before still runs: without a line one stays there.
    const kept = await session.fetchKept(item);
    leave();
    const onEnd = (): void => ended(identifier);
    session.begin(item, { kept, api: makeApi(), onBegin: () => undefined, onEnd, sequencing: () => null });
    say({ type: 'item', identifier, can: canFrom(state.items, identifier) });
    stage.show(`./${item.href}`, item.title || item.identifier);
  }

  function leave(): void {
    isLeaving = true;
    stage.clear();
    session.end();
    session.leave();
    isLeaving = false;
  }

  /** The last part ends the package; after another the learner chooses. */
  const ended = (identifier: string): void => {
    if (!isLeaving && !canFrom(state.items, identifier).continue) say({ type: 'ended' });
  };

  return {
    start: async () => {
      const first = list.find(({ identifier }) => identifier === state.current_item) ?? list[0];
      if (first === undefined) throw new Error('This package has nothing to show.');
      await show(first.identifier);
    },
    go: async (to) => {
      if (typeof to === 'object') return show(to.item);
      const next = itemAfter(state.items, session.item()?.identifier ?? null, to);
      if (next) await show(next.identifier);
    },
    leave: () => undefined,
  };
}
