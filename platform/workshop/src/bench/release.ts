import { join } from 'node:path';
import type { PublishReply } from '@stoa/shared/platform-contract/artefacts.ts';
import type { Budget } from './budgets.ts';
import { median } from './statistics.ts';
import { changeBuild } from '@stoa/server/testing/changed-build.ts';
import type { Stage } from './stage.ts';
import { readBuild, stoaAt } from './test-versions.ts';

const RUNS = 3;
/** The largest of the site's builds: it brings a player and a reader of documents. */
const REMOTE = 'mf-player';

interface Times {
  /** From the start of each command to its end, in milliseconds. */
  publish: number;
  promote: number;
  /** What of it the browser took, by the gateway's own account. */
  proof: number;
}

/** New versions are published, which mounts them in a browser, and put live, one after the other. */
export async function measureRelease(stage: Stage): Promise<Budget[]> {
  const { url } = await stage.product();
  const build = await readBuild(REMOTE);
  const stoa = stoaAt(url, join(stage.dataDir, 'site'));
  const times: Times[] = [];
  for (let round = 1; round <= RUNS; round += 1) {
    stage.say(`release: run ${round} of ${RUNS}`);
    const version = `1.0.${800 + round}`;
    const folder = await changeBuild(build, version, {}, join(stage.dataDir, 'builds', `${REMOTE}@${version}`));
    const [publish, { published }] = await timed(stoa<{ published: PublishReply[] }>('publish', folder));
    const [promote] = await timed(stoa('promote', `${REMOTE}@${version}`, '--yes'));
    const proof = published[0]?.proof;
    if (proof?.outcome !== 'passed') throw new Error(`${REMOTE} was not mounted: ${proof?.why ?? 'there is no proof'}`);
    times.push({ publish, promote, proof: proof.took_ms });
  }
  return budgets(times);
}

async function timed<T>(work: Promise<T>): Promise<[ms: number, result: T]> {
  const began = performance.now();
  const result = await work;
  return [performance.now() - began, result];
}

function budgets(times: readonly Times[]): Budget[] {
  const of = (key: keyof Times) => times.map((one) => one[key]);
  const said = (key: keyof Times) =>
    of(key)
      .map((value) => value.toFixed(0))
      .join(', ');
  return [
    {
      part: 'release',
      what: `stoa publish of ${REMOTE}, mounted in a browser`,
      measured: median(of('publish')),
      unit: 'ms',
      limit: { atMost: 20_000 },
      detail: `median of ${RUNS}: ${said('publish')}; in the browser ${said('proof')}`,
    },
    {
      part: 'release',
      what: 'stoa promote of what was published',
      measured: median(of('promote')),
      unit: 'ms',
      limit: { atMost: 1_000 },
      detail: `its proof is at hand; median of ${RUNS}: ${said('promote')}`,
    },
  ];
}
