import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';

/** The global of a container can be one version's alone: of two in a page, the second would get the first one's code. */
export function findGlobalClash(remote: RemoteDescriptor, others: readonly RemoteDescriptor[]): Refusal | undefined {
  const { name, version, global } = remote;
  const owner = others.find((other) => other.global === global && (other.name !== name || other.version !== version));
  return (
    owner && {
      code: 'artefact_invalid',
      name,
      file: 'remote.json: global',
      message: `${name}@${version} defines the global ${global}, as ${owner.name}@${owner.version} does. A page with one of them would take its code for the other's.`,
      remedy: 'Publish it under a version whose global is free: letters and digits of name and version make it.',
    }
  );
}
