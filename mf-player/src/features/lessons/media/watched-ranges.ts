/** Half-open ranges of seconds: [from, to]. */
export type Range = [from: number, to: number];

export interface WatchedRanges {
  /** The picture moved to `second` while playing; a step longer than `playable`, what the rate allows meanwhile, is a jump. */
  tick(second: number, playable: number): void;
  /** Playing stopped or jumped; what follows is a new range. */
  cut(): void;
  /** What `take` would give now. */
  untold(): Range[];
  /** Takes what was played since the last call; the running range goes on from where it is. */
  take(): Range[];
}

const SHORTEST_RANGE_S = 0.25;

/** Collects the seconds that were really played, as ranges; a jump ahead is not watching. */
export function createWatchedRanges(): WatchedRanges {
  let closed: Range[] = [];
  let open: Range | undefined;

  const untold = (): Range[] => (open && open[1] - open[0] >= SHORTEST_RANGE_S ? [...closed, [...open]] : [...closed]);
  const close = () => {
    closed = untold();
    open = undefined;
  };
  return {
    tick(second, playable) {
      const step = open ? second - open[1] : 0;
      if (!open || step < 0 || step > playable) {
        close();
        open = [second, second];
      } else open[1] = second;
    },
    cut: close,
    untold,
    take() {
      const at = open?.[1];
      close();
      const taken = closed;
      closed = [];
      if (at !== undefined) open = [at, at];
      return taken;
    },
  };
}
