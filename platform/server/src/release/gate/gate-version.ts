import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { RemoteDescriptor, ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { globalName } from '@stoa/shared/federation/global-name.ts';
import { findPageShare } from './page-share.ts';
import { findTakenRoutes } from './taken-routes.ts';

/**
 * What a version may not say of itself, whatever is live beside it. Asked when it is published, and when it goes live:
 * it may have been published before there was such a rule. Pure.
 */
export function gateVersion(descriptor: RemoteDescriptor | ShellDescriptor): Refusal[] {
  if (!('routes' in descriptor)) return [];
  return [...findPageShare(descriptor), ...findTakenRoutes(descriptor), ...wrongGlobal(descriptor)];
}

function wrongGlobal({ name, version, global }: RemoteDescriptor): Refusal[] {
  const due = globalName({ name, version });
  if (global === due) return [];
  return [
    {
      code: 'artefact_invalid',
      name,
      file: 'remote.json: global',
      message: `${name}@${version} says that its container is the global ${global}; its own is ${due}. Under another name it could stand in for another remote, or for another version in the same page.`,
      remedy: `Build it with the platform's preset, or set the container's name to ${due}.`,
    },
  ];
}
