import { stat } from 'node:fs/promises';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Found } from '../../checkers/found.ts';
import { typeOfPath } from '../../scorm-packages/type-of-path.ts';
import { openPackage, type OpenPackage } from './open-package.ts';
import { readEntry } from './read-entry.ts';
import { readManifest } from './read-manifest.ts';
import { readXml } from './read-xml.ts';
import { PackageRefused } from './refused.ts';
import { unpack } from './unpack.ts';

const LARGEST_MANIFEST = 5 * 1024 ** 2;
export const MANIFEST = 'imsmanifest.xml';

const bounds = {
  mostUnpacked: 1024 ** 3,
  tooLarge: rule('Unpacked, the package is larger than 1 GB.'),
  manifests: [MANIFEST],
  noManifest: rule('The package has no imsmanifest.xml.'),
};

/** Unpacks a SCORM package beside its file, once its directory and its manifest are as they should be. */
export async function checkScorm(path: string): Promise<Found> {
  try {
    const { size } = await stat(path);
    const opened = await openPackage(path, size, bounds);
    try {
      return await takeIn(opened, path);
    } finally {
      opened.zip.close();
    }
  } catch (error) {
    if (error instanceof PackageRefused) return { rejected: error.message };
    throw error;
  }
}

async function takeIn(opened: OpenPackage, path: string): Promise<Found> {
  const { files } = opened;
  const manifest = readManifest(readXml(await manifestIn(opened)), new Set(files.keys()));
  await unpack(opened, `${path}.unpacked`);
  const resources = [...files].map(([name, { uncompressedSize: bytes }]) => ({
    path: name,
    bytes,
    type: typeOfPath(name),
  }));
  return {
    type: 'application/zip',
    scorm: {
      ...manifest,
      resources,
      fileCount: resources.length,
      bytes: resources.reduce((sum, { bytes }) => sum + bytes, 0),
    },
  };
}

/** @throws PackageRefused */
export const manifestIn = (opened: OpenPackage): Promise<Buffer> =>
  readEntry(opened, MANIFEST, { most: LARGEST_MANIFEST, tooLarge: rule('The manifest is larger than 5 MB.') });
