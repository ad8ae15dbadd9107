import type { ScormAttempt, ScormSco } from '@stoa/shared/contract/learning/scorm.ts';
import { instantOf, instantOrNull } from '../../kernel/database/database.ts';
import type { ScoStatus } from './read-cmi.ts';
import { canGoOn } from './scorm.policy.ts';
import type { RegistrationRow, ScoRow } from './scorm.tables.ts';

export function attemptOf(
  registration: RegistrationRow,
  scos: readonly ScoRow[],
  lessonFileId: string | null,
): ScormAttempt {
  const shown = scos.map(scoOf);
  const together = togetherOf(shown);
  const { rootCompletion, rootSuccess } = registration;
  return {
    number: registration.attemptNo,
    begun_at: instantOf(registration.begunAt),
    last_commit_at: instantOrNull(registration.lastCommitAt),
    completed_at: instantOrNull(registration.completedAt),
    ...together,
    completion: rootCompletion ?? together.completion,
    success: rootSuccess ?? together.success,
    scos: shown,
    can_go_on: canGoOn(registration, lessonFileId),
  };
}

/** Of an opening of which nothing is kept: what is known is what was said just now. */
export const unkeptAttempt = (begunAt: Date, scos: readonly ScormSco[]): ScormAttempt => ({
  number: 0,
  begun_at: instantOf(begunAt),
  last_commit_at: null,
  completed_at: null,
  ...togetherOf(scos),
  scos: [...scos],
  can_go_on: false,
});

const scoOf = (row: ScoRow): ScormSco => ({
  identifier: row.identifier,
  title: row.title,
  completion: row.completion,
  success: row.success,
  score: row.score,
  total_time_s: row.totalTimeS,
});

function togetherOf(scos: readonly ScoStatus[]): ScoStatus {
  const scores = scos.flatMap(({ score }) => score ?? []);
  return {
    completion: completionOf(scos),
    success: successOf(scos),
    score:
      scores.length === 0 ? null : Math.round((100 * scores.reduce((sum, one) => sum + one, 0)) / scores.length) / 100,
    total_time_s: scos.reduce((sum, { total_time_s }) => sum + total_time_s, 0),
  };
}

function completionOf(scos: readonly ScoStatus[]): ScoStatus['completion'] {
  const isAll = (word: ScoStatus['completion']) =>
    scos.length > 0 && scos.every(({ completion }) => completion === word);
  if (isAll('completed')) return 'completed';
  if (isAll('unknown')) return 'unknown';
  const isUntouched = scos.every(({ completion }) => completion === 'unknown' || completion === 'not_attempted');
  return isUntouched ? 'not_attempted' : 'incomplete';
}

function successOf(scos: readonly ScoStatus[]): ScoStatus['success'] {
  if (scos.some(({ success }) => success === 'failed')) return 'failed';
  return scos.length > 0 && scos.every(({ success }) => success === 'passed') ? 'passed' : 'unknown';
}
