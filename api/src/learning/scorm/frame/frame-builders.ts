import type { ScormItem } from '@stoa/shared/contract/teaching/scorm-packages.ts';
import type { FrameState } from './frame-state.ts';
import type { Cmi } from './restore-cmi.ts';
import type { RunTimeApi } from './run-time.ts';

export const aPart = (identifier: string, given: Partial<ScormItem> = {}): ScormItem => ({
  identifier,
  title: identifier,
  href: `${identifier}.html`,
  kind: 'sco',
  is_visible: true,
  mastery_score: null,
  max_time_allowed: null,
  time_limit_action: null,
  launch_data: null,
  completion_threshold: null,
  items: [],
  ...given,
});

export const aState = (items: ScormItem[]): FrameState => ({
  is_inspected: false,
  version: '1.2',
  items,
  activity_tree: null,
  learner: { id: 'learner', name: 'Berg, Ada' },
  current_item: null,
  sequencing: null,
});

/** Of 1.2, with as much of the run-time as hands over what was set. */
export function aRunTime(onCommit: (cmi: Cmi, isEnd: boolean) => void): RunTimeApi {
  let cmi: Cmi = {};
  let isRunning = false;
  const calls = {
    LMSInitialize: () => String((isRunning = true)),
    LMSSetValue: (element: string, value: string) => {
      cmi = { ...cmi, [element.replace(/^cmi\./, '')]: value };
      return 'true';
    },
    LMSCommit: () => {
      onCommit(cmi, false);
      return 'true';
    },
    LMSFinish: () => {
      isRunning = false;
      onCommit(cmi, true);
      return 'true';
    },
    LMSGetLastError: () => '0',
  };
  return {
    ...calls,
    cmi: { entry: '' },
    isInitialized: () => isRunning,
    reset: () => undefined,
    loadFromJSON: (json) => void (cmi = json),
    renderCommitCMI: () => ({ cmi }),
  } as RunTimeApi;
}
