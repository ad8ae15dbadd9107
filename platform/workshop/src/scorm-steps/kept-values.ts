import type { Answer } from './judge-step.ts';
import type { Step, StepFile } from './step-files.ts';

/** Elements that a SCO can only write, or that begin anew with each visit. */
const writeOnly: Record<StepFile['scormVersion'], RegExp> = {
  '1.2': /^cmi\.(core\.(session_time|exit)|interactions\.)/,
  '2004': /^(cmi\.(session_time|exit)|adl\.)/,
};

/** What was set and must be read again after a reload: the last value of each element that can be read. */
export function keptValues(
  version: StepFile['scormVersion'],
  taken: readonly { step: Step; answer: Answer }[],
): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { step, answer } of taken) {
    const { method, element, value } = step;
    if (method !== 'SetValue' || answer.returned !== 'true' || element === undefined || value === undefined) continue;
    if (!writeOnly[version].test(element)) kept.set(element, value);
  }
  return kept;
}

/** A visit that its SCO ended is over: what comes after it is a new one, with data of its own. */
export const isEnded = (taken: readonly { step: Step; answer: Answer }[]): boolean =>
  taken.some(({ step, answer }) => step.method === 'Terminate' && answer.returned === 'true');
