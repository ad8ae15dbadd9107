/** Visitors of one stretch of time who opened either version. */
export interface Stratum {
  canary: Outcome;
  stable: Outcome;
}
/** Visitors, and those of them to whom something failed. */
export interface Outcome {
  opened: number;
  failed: number;
}

/** A stratum is long enough when this many visitors opened each version in it. */
const STRATUM = 5;

/** How many times as often the canary may fail: the test bets a little on each. */
const ratios = [1.25, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64, 128];
const bets = ratios.map((ratio) => ({ more: ratio - 1, log: Math.log(ratio) }));
const { log1p } = Math;

/**
 * Joins short stretches, in order of time, until each stratum has enough visitors of both; a stretch that has them by
 * itself stays alone, and so does the last one, which still runs: thus a new weight of the canary and what was before it
 * are seldom mixed. It goes by numbers of
 * visitors alone, never by failures: a rule that saw failures could be led by chance.
 */
export function joinStrata(stretches: Stratum[]): Stratum[] {
  const joined: Stratum[] = [];
  let open: Stratum | undefined;
  for (const [at, stretch] of stretches.entries()) {
    const staysAlone = isEnough(stretch) || at === stretches.length - 1;
    if (staysAlone && open) joined.push(open);
    const next: Stratum = open && !staysAlone ? both(open, stretch) : stretch;
    open = isEnough(next) ? undefined : next;
    if (!open) joined.push(next);
  }
  return open ? [...joined, open] : joined;
}

const isEnough = ({ canary, stable }: Stratum) => canary.opened >= STRATUM && stable.opened >= STRATUM;
const both = (a: Stratum, b: Stratum): Stratum => ({
  canary: sum(a.canary, b.canary),
  stable: sum(a.stable, b.stable),
});
const sum = (a: Outcome, b: Outcome): Outcome => ({ opened: a.opened + b.opened, failed: a.failed + b.failed });

/**
 * The evidence that the canary fails more often than the stable version, as the logarithm of an e-value: if it does not,
 * the chance that the evidence EVER exceeds 1/α is at most α, however often one looks.
 *
 * Within one stratum, given how many visitors failed, how many of them had the canary is drawn from all visitors without
 * replacement, if both versions fail alike. With `share` the canary's share of the visitors and any ratio r > 1,
 * r^(failed on canary) ÷ (1 + share·(r − 1))^(failed at all) has then at most the mean 1 (Hoeffding 1963, theorem 4), and
 * less than that if the canary fails less. So has the product over strata, and the mean over several r. Nothing is
 * assumed of the rate of failures, which may change from minute to minute, nor of the weight of the canary.
 */
export function logEvidence(strata: Stratum[]): number {
  const logs = bets.map(() => 0);
  for (const { canary, stable } of strata) {
    const failed = canary.failed + stable.failed;
    if (failed === 0) continue;
    const share = canary.opened / (canary.opened + stable.opened);
    for (const [at, { more, log }] of bets.entries()) logs[at]! += canary.failed * log - failed * log1p(share * more);
  }
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((total, log) => total + Math.exp(log - most), 0) / logs.length);
}
