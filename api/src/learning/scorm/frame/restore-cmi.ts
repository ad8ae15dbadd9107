import type { ScormItem } from '@stoa/shared/contract/teaching/scorm-packages.ts';
import type { ScormVersion } from '@stoa/shared/contract/teaching/scorm-words.ts';
import type { FrameState } from './frame-state.ts';

export type Cmi = Record<string, unknown>;

interface Begun {
  version: ScormVersion;
  learner: FrameState['learner'];
  item: ScormItem;
  /** What was kept of it; null where nothing was. */
  kept: Cmi | null;
}

/**
 * The data model with which a SCO begins. What was kept comes back whole but for the time of the last session, which is in
 * the total already, and the way it ended, which is over. A page that was closed seldom says that it will come back: where
 * something unfinished was kept, the SCO is told to resume.
 */
export const restoredCmi = (begun: Begun): Cmi =>
  begun.version === '1.2' ? restoredCmi12(begun) : restoredCmi2004(begun);

function restoredCmi12({ learner, item, kept }: Begun): Cmi {
  const { session_time: _session, exit, ...core } = partOf(kept, 'core');
  const isDone = core['lesson_status'] === 'passed' || core['lesson_status'] === 'completed';
  return {
    ...kept,
    core: {
      ...core,
      student_id: learner.id,
      student_name: learner.name,
      credit: 'credit',
      lesson_mode: 'normal',
      entry: entryOf(kept, { exit, isDone }),
    },
    student_data: {
      ...partOf(kept, 'student_data'),
      ...given({
        mastery_score: item.mastery_score === null ? null : String(item.mastery_score),
        max_time_allowed: item.max_time_allowed,
        time_limit_action: item.time_limit_action,
      }),
    },
    ...given({ launch_data: item.launch_data }),
  };
}

function restoredCmi2004({ learner, item, kept }: Begun): Cmi {
  const { session_time: _session, exit, ...rest } = kept ?? {};
  return {
    ...rest,
    learner_id: learner.id,
    learner_name: learner.name,
    credit: 'credit',
    mode: 'normal',
    entry: entryOf(kept, { exit, isDone: rest['completion_status'] === 'completed' }),
    ...given({
      launch_data: item.launch_data,
      max_time_allowed: item.max_time_allowed,
      time_limit_action: item.time_limit_action,
      completion_threshold: item.completion_threshold === null ? null : String(item.completion_threshold),
      // The run-time decides by it then.
      scaled_passing_score: item.scaled_passing_score == null ? null : String(item.scaled_passing_score),
    }),
  };
}

function entryOf(kept: Cmi | null, { exit, isDone }: { exit: unknown; isDone: boolean }): string {
  if (kept === null) return 'ab-initio';
  return exit === 'suspend' || !isDone ? 'resume' : '';
}

/** What a manifest does not say the run-time knows best. */
const given = (values: Readonly<Record<string, string | null>>): Cmi =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));

function partOf(cmi: Cmi | null, name: string): Cmi {
  const part = cmi?.[name];
  return typeof part === 'object' && part !== null ? (part as Cmi) : {};
}
