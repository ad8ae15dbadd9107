import type { ScormCommit } from '@stoa/shared/contract/learning/scorm.ts';
import type { FromFrame, ScormCall } from '@stoa/shared/contract/learning/scorm-port.ts';
import type { ScormItem } from '@stoa/shared/contract/teaching/scorm-packages.ts';
import { makeFacade } from './api-facade.ts';
import type { CommitQueue } from './commit-queue.ts';
import type { FrameState, ScoState } from './frame-state.ts';
import { readKept, requireReached } from './read-kept.ts';
import { restoredCmi, type Cmi } from './restore-cmi.ts';
import type { RunTimeApi } from './run-time.ts';

interface Given {
  state: FrameState;
  queue: CommitQueue;
  say: (message: FromFrame) => void;
}

/** What was set is on its way after that time at most. */
const AUTOCOMMIT_MS = 1500;
const JOURNAL_MS = 100;
const isEnd = (name: string): boolean => name === 'Terminate' || name === 'LMSFinish';
const isBegin = (name: string): boolean => name === 'Initialize' || name === 'LMSInitialize';
const isChange = ({ name, result }: Pick<ScormCall, 'name' | 'result'>): boolean =>
  result === 'true' && (name === 'SetValue' || name === 'LMSSetValue');

/** The SCO that runs: what it sets is written down at once and kept soon. One after the other, never two. */
export function makeScoSession({ state, queue, say }: Given) {
  /** Newer than what the server knows; null: of a new attempt nothing yet. */
  const known = new Map<string, Cmi | null>();
  let api: RunTimeApi | undefined;
  let item: ScormItem | undefined;
  let isChanged = false;
  let committing: ReturnType<typeof setTimeout> | undefined;
  let journalling: ReturnType<typeof setTimeout> | undefined;
  let ended: Cmi | undefined;
  let onBegin: () => void = () => undefined;
  let onEnd: () => void = () => undefined;
  let sequencing: () => string | null = () => null;

  const commitOf = (cmi: Cmi, trigger: ScormCommit['trigger']): Omit<ScormCommit, 'seq'> => ({
    sco: item!.identifier,
    cmi: cmi as ScormCommit['cmi'],
    sequencing: sequencing(),
    trigger,
  });
  /** As the page of the site can take it: text, and nothing that is still written to. */
  const plain = (cmi: Cmi): Cmi => JSON.parse(JSON.stringify(cmi)) as Cmi;
  const present = (): Cmi => plain(api!.renderCommitCMI(false, true).cmi);

  function keep(cmi: Cmi, trigger: ScormCommit['trigger']): void {
    clearTimeout(committing);
    committing = undefined;
    isChanged = false;
    known.set(item!.identifier, cmi);
    queue.push(commitOf(cmi, trigger));
  }

  function noteChange(): void {
    isChanged = true;
    committing ??= setTimeout(() => keep(present(), 'auto'), AUTOCOMMIT_MS);
    journalling ??= setTimeout(() => {
      journalling = undefined;
      if (isChanged) say({ type: 'journal', commit: queue.asNext(commitOf(present(), 'journal')) });
    }, JOURNAL_MS);
  }

  const began = Date.now();
  const facade = makeFacade(state.version, {
    api: () => api,
    onCall: (call, errorOf) => {
      if (state.is_inspected) {
        const at = { at_ms: Date.now() - began, sco: item?.identifier ?? '' };
        say({ type: 'call', call: { ...at, ...call, error: errorOf() } });
      }
      if (isBegin(call.name) && call.result === 'true') onBegin();
      if (isChange(call)) noteChange();
      if (!isEnd(call.name) || ended === undefined) return;
      keep(ended, 'ended');
      ended = undefined;
      // Else it was us who took it away.
      if (!queue.isStopped()) onEnd();
    },
  });

  const keptOf = ({ identifier }: ScormItem, kept: Cmi | null): Cmi | null => {
    const mine = known.get(identifier);
    return mine === undefined ? kept : mine;
  };

  return {
    facade,
    /** The run-time's own wish; one at the end waits until the way has moved on, so that its state is the new one. */
    onCommit: (cmi: Cmi, isLast: boolean): void => {
      if (item === undefined) return;
      if (isLast) ended = plain(cmi);
      else keep(plain(cmi), 'commit');
    },
    /** What the server kept of a part; null where nothing was, or where it is known here. @throws as `readKept` */
    fetchKept: async ({ identifier, kind, href }: ScormItem): Promise<Cmi | null> => {
      if (known.has(identifier)) return null;
      if (kind === 'sco') return (await readKept<ScoState>(`./~state/${encodeURIComponent(identifier)}`)).cmi;
      await requireReached(`./${href}`);
      return null;
    },
    /** A new attempt at it begins with nothing. */
    forget: (identifier: string): void => void known.set(identifier, null),
    begin: (next: ScormItem, { kept, api: fresh, ...way }: Way): void => {
      if (next.kind === 'sco') {
        const { version, learner } = state;
        const cmi = restoredCmi({ version, learner, item: next, kept: keptOf(next, kept) });
        fresh.loadFromJSON(cmi, 'cmi');
        // Loading passes over what is empty, and a run-time that was used before begins with another word.
        if (cmi['entry'] === '') fresh.cmi.entry = '';
      }
      item = next;
      api = next.kind === 'sco' ? fresh : undefined;
      ({ onBegin, onEnd, sequencing } = way);
    },
    /** For a SCO that was taken away: it may have said nothing. */
    leave: (): void => {
      clearTimeout(journalling);
      journalling = undefined;
      if (api?.isInitialized() && isChanged) keep(present(), 'leaving');
      clearTimeout(committing);
      committing = undefined;
    },
    /** Ends it where it has not ended itself; true: it has just been ended. */
    end: (): boolean => {
      if (!api?.isInitialized()) return false;
      return facade[state.version === '1.2' ? 'LMSFinish' : 'Terminate']!('') === 'true';
    },
    item: () => item,
  };
}

interface Way {
  /** As it was fetched; what was set since in this page goes before it. */
  kept: Cmi | null;
  api: RunTimeApi;
  /** The SCO runs. */
  onBegin: () => void;
  /** After the SCO has ended, by itself or not. */
  onEnd: () => void;
  /** What goes with each commit. */
  sequencing: () => string | null;
}
export type ScoSession = ReturnType<typeof makeScoSession>;
