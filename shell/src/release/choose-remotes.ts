import type { PageOverride, ReleaseDocument, ReleasedRemote, Visit } from '@stoa/shared/platform-contract/release.ts';
import { releaseIdOf } from './read-remote.ts';

export interface Choice {
  document: Pick<ReleaseDocument, 'remotes' | 'canaries' | 'revoked'>;
  visit: Pick<Visit, 'canaries' | 'overrides' | 'stand_ins'> | undefined;
  /** Earlier versions in the place of those that the visit withholds. */
  standIns?: readonly ReleasedRemote[];
  /** Versions whose files were not those of the release, in this page. */
  refused: ReadonlySet<string>;
  /** Last good versions, to stand in for refused ones. */
  fallbacks: readonly ReleasedRemote[];
}

/** The remotes of this page: the stable ones, or this visitor's canaries, or what stands in for them. */
export function chooseRemotes({ document, visit, refused, fallbacks, standIns = [] }: Choice): ReleasedRemote[] {
  const { remotes: stable, canaries, revoked } = document;
  const isGood = (remote: ReleasedRemote) => {
    const id = releaseIdOf(remote);
    return !refused.has(id) && !revoked.includes(id) && !visit?.stand_ins?.withheld.includes(id);
  };
  const own = canaries.filter((remote) => visit?.canaries.includes(releaseIdOf(remote)));
  const overrides = (visit?.overrides ?? []).filter(isRunning).map(({ remote }) => remote);

  const chosen = new Map<string, ReleasedRemote>();
  for (const { name } of [...stable, ...own]) {
    const versions = [...own, ...stable, ...standIns, ...fallbacks].filter((remote) => remote.name === name);
    // One without a better is kept: a refused one may be tried again, as its files are checked every time.
    chosen.set(name, (versions.find(isGood) ?? versions[0])!);
  }
  for (const remote of overrides) chosen.set(remote.name, remote);
  return [...chosen.values()];
}

export const isRunning = ({ expires_at: end }: Pick<PageOverride, 'expires_at'>): boolean =>
  Date.parse(end) > Date.now();
