import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Proof } from '@stoa/shared/platform-contract/proofs.ts';
import { describeExamination } from './describe-examination.ts';
import { examineRemote } from './examine-remote.ts';
import { proveAmongLive } from './prove-among-live.ts';
import { openClient } from '../cli/open-client.ts';
import type { Output } from '../cli/output.ts';
import { describeProof } from '../cli/proof-words.ts';

export interface DoctorOptions {
  times: string;
  route?: string[];
  allRoutes?: boolean;
  /** Site among whose live versions it is mounted, too. */
  site?: string;
  channel: string;
  json?: boolean;
}

/** @param place a remote's folder, or a built one */
export async function doctor(place: string, options: DoctorOptions): Promise<Output & { isHealthy: boolean }> {
  const times = Number(options.times);
  if (!Number.isInteger(times) || times < 5)
    throw new Error(`--times takes a whole number from 5 up, not ${options.times}.`);
  const dist = [resolve(place, 'dist'), resolve(place)].find((folder) => existsSync(join(folder, 'remote.json')));
  if (!dist) throw new Error(`${place} holds no built remote. Build it first: npm run build.`);
  const examination = await examineRemote(dist, {
    routes: options.route,
    all: options.allRoutes,
    times,
    onRound: showProgress,
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const lines = describeExamination(examination);
  if (options.site === undefined) return { json: examination, lines, isHealthy: examination.isHealthy };
  const proof = await proveAmong(dist, options.site, options.channel);
  return {
    json: { ...examination, proof },
    lines: [...lines, '', `Among what is live at ${options.site}:`, ...describeProof(proof)],
    isHealthy: examination.isHealthy && proof.outcome === 'passed',
  };
}

async function proveAmong(dist: string, site: string, channel: string): Promise<Proof> {
  const client = await openClient({ url: site });
  try {
    return await proveAmongLive(client, dist, {
      site,
      channel,
      onProgress: (done, all) => showProgress('files', done, all),
    });
  } finally {
    await client.close();
  }
}

/** One line that rewrites itself; where nobody looks, one at every tenth round. */
function showProgress(route: string, done: number, all: number): void {
  const words = done <= 0 ? 'warming up' : `${done} of ${all}`;
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${route}: ${words}`);
  else if (done > 0 && done % 10 === 0) console.error(`${route}: ${words}`);
}
