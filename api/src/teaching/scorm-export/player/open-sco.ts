import { interactionOf } from './interactions.ts';
import type { QuizQuestion } from './quiz.ts';
import type { Runtime } from './runtime.ts';
import { timespan12, timespan2004 } from './time.ts';

/** A page's stay with a learning system: what it was left with, and what it says of the learner. */
export interface Sco {
  /** As it was kept last; empty at the first visit. */
  state: string;
  location: string;
  isDone: boolean;
  keep(kept: { state?: string; location?: string }): void;
  complete(): void;
  /** `isOver`: no attempt follows. */
  judge(result: { score: number; isPassed: boolean; isOver: boolean }): void;
  answer(answered: { at: number; question: QuizQuestion; chosen: readonly number[]; isRight: boolean }): void;
  /** Sends what was set. */
  commit(): void;
  /** Ends the stay; all that follows is nothing. */
  leave(): void;
}

const elements = {
  '1.2': { location: 'cmi.core.lesson_location', exit: 'cmi.core.exit', time: 'cmi.core.session_time' },
  '2004': { location: 'cmi.location', exit: 'cmi.exit', time: 'cmi.session_time' },
} as const;

/** Begins the stay. A system that does not answer is none. */
export function openSco(
  runtime: Runtime | undefined,
  { language, now = () => new Date() }: { language: string; now?: () => Date },
): Sco | undefined {
  if (runtime === undefined || !runtime.begin()) return undefined;
  const { version } = runtime;
  const { location, exit, time } = elements[version];
  const begun = now().getTime();
  let isOpen = true;
  const spent = () => (now().getTime() - begun) / 1000;
  const commit = () => {
    if (!isOpen) return;
    runtime.set(time, version === '1.2' ? timespan12(spent()) : timespan2004(spent()));
    // In 1.2 and in 2004 alike what is not suspended is forgotten by the next visit.
    runtime.set(exit, 'suspend');
    runtime.commit();
  };
  const sco: Sco = {
    state: runtime.get('cmi.suspend_data'),
    location: runtime.get(location),
    isDone: isDone(runtime),
    keep: (kept) => {
      if (kept.state !== undefined) runtime.set('cmi.suspend_data', kept.state);
      if (kept.location !== undefined) runtime.set(location, kept.location);
    },
    complete: () => {
      sco.isDone = true;
      runtime.set(version === '1.2' ? 'cmi.core.lesson_status' : 'cmi.completion_status', 'completed');
      commit();
    },
    judge: (result) => {
      sco.isDone = result.isPassed || result.isOver;
      setResult(runtime, result);
      commit();
    },
    answer: ({ at, ...answered }) => {
      for (const [name, value] of interactionOf(version, { ...answered, at: now(), language })) {
        runtime.set(`cmi.interactions.${at}.${name}`, value);
      }
    },
    commit,
    leave: () => {
      if (!isOpen) return;
      commit();
      isOpen = false;
      runtime.end();
    },
  };
  if (!sco.isDone) setBegun(runtime);
  return sco;
}

function isDone({ version, get }: Runtime): boolean {
  if (version === '1.2') return ['passed', 'completed'].includes(get('cmi.core.lesson_status'));
  return get('cmi.completion_status') === 'completed' || get('cmi.success_status') === 'passed';
}

/** A verdict of an earlier visit stands. */
function setBegun({ version, get, set }: Runtime): void {
  const status = version === '1.2' ? 'cmi.core.lesson_status' : 'cmi.completion_status';
  if (['', 'unknown', 'not attempted'].includes(get(status))) set(status, 'incomplete');
}

function setResult(
  { version, set }: Runtime,
  { score, isPassed, isOver }: { score: number; isPassed: boolean; isOver: boolean },
): void {
  const verdict = isPassed ? 'passed' : 'failed';
  const below = version === '1.2' ? 'cmi.core.score' : 'cmi.score';
  set(`${below}.min`, '0');
  set(`${below}.max`, '100');
  set(`${below}.raw`, String(score));
  if (version === '1.2') {
    set('cmi.core.lesson_status', verdict);
    return;
  }
  set('cmi.score.scaled', String(score / 100));
  set('cmi.success_status', verdict);
  set('cmi.completion_status', isOver ? 'completed' : 'incomplete');
}
