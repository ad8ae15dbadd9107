export interface FairShares {
  /**
   * Some of what there is, for somebody of a network; undefined: one of ours, who is only bound by what there is. Waits in
   * line; networks take turns. @throws Crowded when the wait is over, or too many wait already
   */
  take(network: string | undefined, amount?: number): Promise<Share>;
}

interface Share {
  /** Gives it back, once. */
  release(): void;
}

interface Options {
  /** Of all together. */
  most: number;
  /** Of one network. */
  mostOfOne: number;
  /** 0: who cannot have it at once does not get it. */
  waitMs: number;
  /** Of one network, in line. */
  mostWaiting: number;
}

/** Nothing is left, or nothing for this network. */
export class Crowded extends Error {
  override name = 'Crowded';
}

interface Waiting {
  amount: number;
  start(): void;
}

const OURS = '';

/** Divides what is scarce so that no network can take it from all the others. */
export function createFairShares({ most, mostOfOne, waitMs, mostWaiting }: Options): FairShares {
  let taken = 0;
  const takenOf = new Map<string, number>();
  const lines = new Map<string, Waiting[]>();

  const fits = (network: string, amount: number): boolean => {
    const own = takenOf.get(network) ?? 0;
    return taken + amount <= most && (network === OURS || own + amount <= mostOfOne);
  };
  const change = (network: string, amount: number): void => {
    taken += amount;
    const own = (takenOf.get(network) ?? 0) + amount;
    if (own > 0) takenOf.set(network, own);
    else takenOf.delete(network);
  };
  const grant = (network: string, amount: number): Share => {
    change(network, amount);
    let isHeld = true;
    return {
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        change(network, -amount);
        startNext();
      },
    };
  };
  const startNext = (): void => {
    for (const [network, line] of lines) {
      const [first] = line;
      if (!first || !fits(network, first.amount)) continue;
      line.shift();
      // To the end of the round: the others come first next time.
      lines.delete(network);
      if (line.length > 0) lines.set(network, line);
      first.start();
      return startNext();
    }
  };
  const leave = (network: string, waiting: Waiting): void => {
    const line = (lines.get(network) ?? []).filter((one) => one !== waiting);
    if (line.length > 0) lines.set(network, line);
    else lines.delete(network);
  };

  return {
    take: async (given, amount = 1) => {
      const network = given ?? OURS;
      const line = lines.get(network) ?? [];
      if (line.length === 0 && fits(network, amount)) return grant(network, amount);
      if (waitMs === 0 || line.length >= mostWaiting) throw new Crowded();
      return new Promise<Share>((resolve, reject) => {
        const waiting: Waiting = {
          amount,
          start: () => {
            clearTimeout(timer);
            resolve(grant(network, amount));
          },
        };
        const timer = setTimeout(() => {
          leave(network, waiting);
          reject(new Crowded());
        }, waitMs);
        lines.set(network, [...line, waiting]);
      });
    },
  };
}
