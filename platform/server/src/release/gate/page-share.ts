import { gzipSync } from 'node:zlib';
import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { ROUTES_HOME } from '../../registry/routes-home.ts';
import { kilobytes } from './question.ts';

/** Compressed; the largest remote here has two. */
const MOST_BYTES = 16_000;
const MOST_ENTRIES = 8;

/** What a remote says of itself stands in every page of the site, also where nobody opens it, and in menus of all. Pure. */
export function findPageShare(remote: RemoteDescriptor): Refusal[] {
  return [...tooLarge(remote), ...tooManyEntries(remote)];
}

function tooLarge(remote: RemoteDescriptor): Refusal[] {
  const { name, version } = remote;
  const bytes = gzipSync(JSON.stringify(remote)).length;
  if (bytes <= MOST_BYTES) return [];
  return [
    {
      code: 'file_too_large',
      name,
      file: 'remote.json',
      message: `remote.json of ${name}@${version} has ${kilobytes(bytes)} compressed; as it stands in every page, it may have ${kilobytes(MOST_BYTES)}.`,
      remedy: `Declare fewer routes and shorter titles in ${ROUTES_HOME}, or let the build make fewer chunks with a name.`,
    },
  ];
}

function tooManyEntries({ name, version, routes }: RemoteDescriptor): Refusal[] {
  const entries = routes.filter(({ menu }) => menu !== null).length;
  if (entries <= MOST_ENTRIES) return [];
  return [
    {
      code: 'artefact_invalid',
      name,
      file: 'remote.json: routes',
      message: `${name}@${version} puts ${entries} entries into the site's menus, which all remotes share; it may have ${MOST_ENTRIES}.`,
      remedy: `Leave menu out of the others in ${ROUTES_HOME}, and link to them from a screen.`,
    },
  ];
}
