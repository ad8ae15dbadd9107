import { appendFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ReportBatch } from '@stoa/shared/platform-contract/reports.ts';

/** Anyone may send reports; so a day's log of one process is bounded. */
const MOST_BYTES_A_DAY = 64 * 1024 * 1024;
/** One machine must not keep the others' failures out of it. */
const MOST_BYTES_OF_ONE_NETWORK = 4 * 1024 * 1024;
const MOST_NETWORKS = 20_000;
const DAY_MS = 24 * 60 * 60_000;
const FILE = /^(\d{4}-\d\d-\d\d)\.jsonl$/;

interface Settings {
  /** `reports/` in the data folder. */
  folder: string;
  /** Files of earlier days are deleted. */
  days: number;
  now?: () => number;
}

export interface Sender {
  agent: string;
  /** As `networkOf` tells it. */
  network: string | undefined;
}

export interface FailureLog {
  /** Appends the failures of a batch, with their words and stacks. @throws what the disk throws */
  keep(batch: ReportBatch, sender: Sender): Promise<void>;
  /** Deletes what is older than it is kept. @throws what the disk throws */
  clean(): Promise<void>;
}

/** What failed in browsers, in words: `2026-11-21.jsonl`, one batch a line. */
export function openFailureLog({ folder, days, now = Date.now }: Settings): FailureLog {
  let day = '';
  let written = 0;
  const writtenOf = new LRUCache<string, number>({ max: MOST_NETWORKS });

  const clean = async (): Promise<void> => {
    const names = await readdir(folder).catch(noneIfMissing);
    const first = new Date(now() - days * DAY_MS).toISOString().slice(0, 10);
    const old = names.filter((name) => (FILE.exec(name)?.[1] ?? first) < first);
    for (const name of old) await rm(join(folder, name), { force: true });
  };
  const turnDay = async (today: string): Promise<void> => {
    if (day === today) return;
    [day, written] = [today, 0];
    writtenOf.clear();
    await clean();
  };

  return {
    clean,
    keep: async (batch, { agent, network }) => {
      const failures = batch.reports.filter(({ kind }) => kind.endsWith('-error'));
      if (failures.length === 0) return;
      const received_at = new Date(now()).toISOString();
      const line = `${JSON.stringify({ received_at, agent, ...batch, reports: failures })}\n`;
      await turnDay(received_at.slice(0, 10));
      if (network !== undefined) {
        const ofNetwork = (writtenOf.get(network) ?? 0) + line.length;
        if (ofNetwork > MOST_BYTES_OF_ONE_NETWORK) return;
        writtenOf.set(network, ofNetwork);
      }
      written += line.length;
      if (written > MOST_BYTES_A_DAY) return;
      await mkdir(folder, { recursive: true });
      await appendFile(join(folder, `${received_at.slice(0, 10)}.jsonl`), line);
    },
  };
}

function noneIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
