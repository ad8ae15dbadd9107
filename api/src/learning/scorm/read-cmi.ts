import type { ScormVersion } from '@stoa/shared/contract/teaching/scorm-words.ts';
import { secondsOfTime } from './time-spans.ts';

export const completions = ['unknown', 'not_attempted', 'incomplete', 'completed'] as const;
export const successes = ['unknown', 'passed', 'failed'] as const;

/** The run-time data model below `cmi`, nested as its dots say. */
export type Cmi = Record<string, unknown>;

export interface ScoStatus {
  completion: (typeof completions)[number];
  success: (typeof successes)[number];
  /** Percent. */
  score: number | null;
  total_time_s: number;
}

/** What a SCO says of itself in what was kept of it; a word that its version does not have says nothing. */
export function readCmi(version: ScormVersion, cmi: Cmi): ScoStatus {
  return version === '1.2' ? readCmi12(cmi) : readCmi2004(cmi);
}

/** One word says both, and of two of them but one. @see SCORM 1.2 RTE 3.4.4, `cmi.core.lesson_status` */
const lessonStatuses: Readonly<Record<string, Pick<ScoStatus, 'completion' | 'success'>>> = {
  passed: { completion: 'completed', success: 'passed' },
  completed: { completion: 'completed', success: 'unknown' },
  failed: { completion: 'incomplete', success: 'failed' },
  incomplete: { completion: 'incomplete', success: 'unknown' },
  browsed: { completion: 'incomplete', success: 'unknown' },
  'not attempted': { completion: 'not_attempted', success: 'unknown' },
};
const nothingSaid = { completion: 'unknown', success: 'unknown' } as const;

function readCmi12(cmi: Cmi): ScoStatus {
  const core = partOf(cmi, 'core');
  return {
    ...(lessonStatuses[textOf(core['lesson_status'])] ?? nothingSaid),
    score: percentOfRange(partOf(core, 'score')),
    total_time_s: secondsOfTime(textOf(core['total_time'])),
  };
}

function readCmi2004(cmi: Cmi): ScoStatus {
  const completion = textOf(cmi['completion_status']).replace(' ', '_');
  const success = textOf(cmi['success_status']);
  const score = partOf(cmi, 'score');
  const scaled = numberOf(score['scaled']);
  return {
    completion: completions.find((word) => word === completion) ?? 'unknown',
    success: successes.find((word) => word === success) ?? 'unknown',
    score: scaled === null ? rangeWithEnd(score) : bounded(scaled * 100),
    total_time_s: secondsOfTime(textOf(cmi['total_time'])),
  };
}

/** 2004 has no end of the range unless the SCO names one: points of nothing are no percent. */
const rangeWithEnd = (score: Cmi): number | null => (numberOf(score['max']) === null ? null : percentOfRange(score));

function percentOfRange(score: Cmi): number | null {
  const raw = numberOf(score['raw']);
  const min = numberOf(score['min']) ?? 0;
  const max = numberOf(score['max']) ?? 100;
  if (raw === null) return null;
  return max > min ? bounded(((raw - min) / (max - min)) * 100) : bounded(raw);
}

const bounded = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent * 100) / 100));

function partOf(cmi: Cmi, name: string): Cmi {
  const part = cmi[name];
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Cmi) : {};
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function numberOf(value: unknown): number | null {
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
