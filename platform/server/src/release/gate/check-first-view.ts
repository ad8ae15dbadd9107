import type { PublishedFile } from '@stoa/shared/platform-contract/artefacts.ts';
import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { withoutHash } from './without-hash.ts';
import { gateLimits, holds, kilobytes, type ArtefactQuestion, type Verdict, type VersionFiles } from './question.ts';

/** A first view may grow by so much from one version to the next without anyone saying that it is meant. */
const GROWTH = 1.25;
const GROWTH_BYTES = 5_000;

/** What a first view downloads, against the team's own budget and the version before. */
export function checkFirstView(question: ArtefactQuestion): Verdict {
  const { descriptor, previous, limits } = question;
  const { name, version } = descriptor;
  const now = firstView(question);
  const size = sizeOf(now);
  const all = { ...gateLimits, ...limits };
  const budget = budgetOf(descriptor);
  const limit = budget ?? ('routes' in descriptor ? all.remoteFirstView : all.shellFirstView);
  const whose = budget === null ? "the platform's limit" : 'its budget';
  const about = { code: 'over_budget' as const, name };

  if (size > limit) {
    const refusal: Refusal = {
      ...about,
      file: 'routes' in descriptor ? 'remote.json: budget_brotli_bytes' : 'shell.json: build.brotli_bytes',
      message: `A first view of ${name}@${version} downloads ${kilobytes(size)} brotli; ${whose} is ${kilobytes(limit)}. Largest: ${largest(now)}.`,
      remedy:
        'routes' in descriptor
          ? `Load screens lazily, or set budget.firstView in remote.config.ts to at least ${size}.`
          : 'Load what a first view does not need lazily.',
    };
    return { refusals: [refusal], checks: [] };
  }
  const fits = `A first view downloads ${kilobytes(size)} brotli, within ${whose} of ${kilobytes(limit)}`;
  if (!previous || !('routes' in descriptor)) return holds(`${fits}.`);

  const before = firstView(previous);
  const most = sizeOf(before) * GROWTH + GROWTH_BYTES;
  const isMeant = budget !== null && budget !== budgetOf(previous.descriptor);
  const compared = `${previous.descriptor.version} has ${kilobytes(sizeOf(before))}`;
  if (size <= most || isMeant) return holds(`${fits}; ${compared}.`);
  const refusal: Refusal = {
    ...about,
    file: 'remote.json: build.brotli_bytes',
    message: `A first view of ${name}@${version} downloads ${kilobytes(size)} brotli; ${compared}. It grew by more than a quarter and 5 kB: ${grown(before, now)}.`,
    remedy: `Load the new parts lazily; if it is meant, give budget.firstView in remote.config.ts a new value of at least ${size}.`,
  };
  return { refusals: [refusal], checks: [] };
}

const budgetOf = (descriptor: VersionFiles['descriptor']): number | null =>
  'routes' in descriptor ? descriptor.budget_brotli_bytes : null;

/** Path → brotli bytes of everything that a first view downloads, as listed, whatever the descriptor's sum says. */
function firstView({ descriptor, files }: VersionFiles): Map<string, number> {
  const remote = 'routes' in descriptor ? descriptor.preload['remote'] : undefined;
  const paths =
    'routes' in descriptor
      ? [descriptor.entry, ...(remote?.js ?? []), ...(remote?.css ?? [])]
      : [...descriptor.scripts, ...descriptor.styles];
  const wanted = new Set(paths);
  return new Map(files.filter(({ path }) => wanted.has(path)).map((file) => [file.path, brotliOf(file)]));
}

const brotliOf = ({ bytes, copies }: PublishedFile): number =>
  copies.find(({ encoding }) => encoding === 'br')?.bytes ?? bytes;
const sizeOf = (view: ReadonlyMap<string, number>): number => [...view.values()].reduce((sum, bytes) => sum + bytes, 0);

const MOST_NAMED = 3;
const largest = (view: ReadonlyMap<string, number>): string =>
  [...view]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_NAMED)
    .map(([path, bytes]) => `${path} ${kilobytes(bytes)}`)
    .join(', ');

function grown(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): string {
  const old = new Map([...before].map(([path, bytes]) => [withoutHash(path), bytes]));
  const growth = new Map([...now].map(([path, bytes]) => [path, bytes - (old.get(withoutHash(path)) ?? 0)]));
  return [...growth]
    .filter(([, bytes]) => bytes > 0)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_NAMED)
    .map(([path, bytes]) => `${path} +${kilobytes(bytes)}`)
    .join(', ');
}
