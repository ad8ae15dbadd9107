import type { CanaryVerdict } from '@stoa/shared/platform-contract/health.ts';
import { joinStrata, logEvidence, type Outcome, type Stratum } from './sequential-test.ts';

/** The chance that a canary which is no worse is ever ended, over its whole life. */
export const ALPHA = 0.01;
/** Visitors of each version before anything is said. */
export const LEAST_VISITORS = 50;
/** Fewer visitors with a failure than this never end a canary, whatever the test says: it may be one office's proxy. */
export const LEAST_FAILED = 5;
/** Half a percent of visitors: less is not worth a rollback in the night, however certain. */
export const LEAST_DIFFERENCE = 0.005;

export interface JudgedVersion {
  version: string;
  /** Since the canary began. */
  minutes: ({ at: number } & Outcome)[];
}
export interface CanaryToJudge {
  name: string;
  isJudged: boolean;
  canary: JudgedVersion & { failures: Record<string, number> };
  stable: JudgedVersion & {
    /** Stands in where the stable version had too few visitors beside the canary. */
    lastDay: Outcome;
  };
}

/** Is the canary worse than the stable version, as far as browsers can tell? docs/decisions says why in this way. */
export function judgeCanary({ name, isJudged, canary, stable }: CanaryToJudge): CanaryVerdict {
  const mine = total(canary.minutes);
  const beside = total(stable.minutes);
  const isAlone = beside.opened < LEAST_VISITORS && stable.lastDay.opened > beside.opened;
  const theirs = isAlone ? stable.lastDay : beside;
  const facts = {
    name,
    canary: canary.version,
    stable: stable.version,
    canary_opened: Math.round(mine.opened),
    canary_failed: Math.round(mine.failed),
    stable_opened: Math.round(theirs.opened),
    stable_failed: Math.round(theirs.failed),
    stable_over: isAlone ? ('last-day' as const) : ('same-time' as const),
  };
  const figures =
    `${name}@${canary.version} failed for ${sayOutcome(mine)}${sayMost(canary.failures)}; ` +
    `${stable.version} for ${sayOutcome(theirs)} in ${isAlone ? 'its last 24 hours' : 'the same time'}`;

  if (mine.opened < LEAST_VISITORS || theirs.opened < LEAST_VISITORS) {
    const words = `Too early to judge: ${figures}. At least ${LEAST_VISITORS} visitors of each are needed.`;
    return { ...facts, verdict: isJudged ? 'too-early' : 'not-judged', p: null, words };
  }
  const strata = isAlone ? [{ canary: mine, stable: theirs }] : joinStrata(side(canary.minutes, stable.minutes));
  const p = Math.min(1, Math.exp(-logEvidence(strata)));
  const difference = mine.failed / mine.opened - theirs.failed / theirs.opened;
  const isWorse = p <= ALPHA && difference >= LEAST_DIFFERENCE && mine.failed >= LEAST_FAILED;
  const verdict = !isJudged ? 'not-judged' : isWorse ? 'worse' : 'no-difference';
  const words = `${isWorse ? 'Worse than the stable version' : 'No worse so far'}: ${figures} (p ${sayP(p)}, limit ${ALPHA}).`;
  return { ...facts, verdict, p, words };
}

const total = (minutes: Outcome[]): Outcome => ({
  opened: minutes.reduce((sum, { opened }) => sum + opened, 0),
  failed: minutes.reduce((sum, { failed }) => sum + failed, 0),
});

/** The same minutes of both versions beside one another. */
function side(canary: JudgedVersion['minutes'], stable: JudgedVersion['minutes']): Stratum[] {
  const nobody: Outcome = { opened: 0, failed: 0 };
  const mine = new Map(canary.map((minute) => [minute.at, minute]));
  const theirs = new Map(stable.map((minute) => [minute.at, minute]));
  return [...new Set([...mine.keys(), ...theirs.keys()])]
    .toSorted((a, b) => a - b)
    .map((at) => ({ canary: mine.get(at) ?? nobody, stable: theirs.get(at) ?? nobody }));
}

const sayOutcome = ({ opened, failed }: Outcome): string => {
  const share = opened > 0 ? ` (${((failed / opened) * 100).toFixed(1)} %)` : '';
  return `${Math.round(failed)} of ${Math.round(opened)} visitors${share}`;
};

const sayMost = (failures: Record<string, number>): string => {
  const [most] = Object.entries(failures).toSorted(([, a], [, b]) => b - a);
  return most ? `, mostly ${most[0]}` : '';
};

const sayP = (p: number): string => (p < 0.0001 ? '< 0.0001' : `= ${p.toPrecision(2)}`);
