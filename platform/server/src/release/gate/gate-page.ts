import { gtr, validRange } from 'semver';
import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { RemoteDescriptor, ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { findGlobalClash } from './global-clash.ts';
import { findRouteClashes } from './route-clash.ts';
import { fits, sharedMisfits } from './shared-misfits.ts';

/** The versions that meet in one page: one shell, and at most one version of each remote. */
export interface PageSet {
  shell: ShellDescriptor;
  remotes: readonly RemoteDescriptor[];
}

/**
 * Why these versions may not meet in one page: every remote must fit the shell's contract and what it lends, and no two
 * may claim one address or one global. With canaries a channel has several pages; each is asked for by itself. Pure.
 */
export function gatePage({ shell, remotes }: PageSet): Refusal[] {
  return [
    ...remotes.flatMap((remote) => contractMisfit(remote, shell)),
    ...remotes.flatMap((remote) => sharedMisfits(remote, shell)),
    ...findRouteClashes(remotes),
    ...remotes.flatMap((remote, index) => findGlobalClash(remote, remotes.slice(0, index)) ?? []),
  ];
}

function contractMisfit(remote: RemoteDescriptor, shell: ShellDescriptor): Refusal[] {
  if (fits(shell.contract, remote.contract)) return [];
  const isShellNewer = validRange(remote.contract) !== null && gtr(shell.contract, remote.contract);
  return [
    {
      code: 'contract_mismatch',
      name: remote.name,
      file: 'remote.json: contract',
      message: `${remote.name}@${remote.version} was built for platform contract ${remote.contract}; shell ${shell.version} offers ${shell.contract}.`,
      remedy: isShellNewer
        ? `Build ${remote.name} anew with the @stoa/shared whose contract is ${shell.contract}, and promote it with the shell.`
        : `Promote a shell that offers contract ${remote.contract} with it, or build it with the @stoa/shared whose contract is ${shell.contract}.`,
    },
  ];
}
