import type { Browser } from 'playwright';
import type { RunningProduct } from '../start/running-product.ts';

/** What every part of the benchmark is given. */
export interface Stage {
  /** The site as `npm start` runs it, with demo content; begun when a part first asks for it. */
  product(): Promise<RunningProduct>;
  browser(): Promise<Browser>;
  /** Ports that are ours, one after the other. */
  nextPort(): number;
  /** A folder that is gone afterwards. */
  dataDir: string;
  /** How long the endurance part puts on load. */
  minutes: number;
  /** What is being done, for those who wait. */
  say(line: string): void;
}
