import type { Step } from './step-files.ts';

/** What the run-time answered to one step. */
export interface Answer {
  returned: string;
  /** Of `GetLastError`, asked right after. */
  errorCode: string;
}

/** `pinned`: it holds in the way that its file names as a known divergence. */
export type Verdict = { verdict: 'holds' | 'pinned' } | { verdict: 'fails'; why: string };

export function judgeStep(step: Step, answer: Answer): Verdict {
  const why = [
    returnsAs(step.expectedReturn, answer.returned) ? '' : `returned “${answer.returned}”`,
    step.expectedErrorCode === undefined || step.expectedErrorCode === answer.errorCode
      ? ''
      : `error ${answer.errorCode} instead of ${step.expectedErrorCode}`,
  ].filter(Boolean);
  if (why.length === 0) return { verdict: 'holds' };
  const { knownDivergence: known } = step;
  if (known?.actualReturn === answer.returned && known.actualErrorCode === answer.errorCode) {
    return { verdict: 'pinned' };
  }
  return { verdict: 'fails', why: `${nameOf(step)}: ${why.join(', ')}` };
}

function returnsAs(expected: Step['expectedReturn'], returned: string): boolean {
  if (expected === undefined) return true;
  if (typeof expected === 'string') return expected === returned;
  return returned.length > 0 && returned.length <= 255;
}

export const nameOf = ({ method, element, value }: Step): string =>
  `${method}(${[element, value]
    .filter((part) => part !== undefined)
    .map((part) => JSON.stringify(part))
    .join(', ')})`;
