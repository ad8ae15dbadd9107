import { stat } from 'node:fs/promises';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { ARCHIVE_DOCUMENT } from '@stoa/shared/contract/teaching/course-archive.ts';
import type { Found } from '../../checkers/found.ts';
import { openPackage } from '../scorm/open-package.ts';
import { PackageRefused } from '../scorm/refused.ts';
import { takeInArchive } from './take-in-archive.ts';

const bounds = {
  mostUnpacked: 2 * 1024 ** 3,
  tooLarge: rule('Unpacked, the archive is larger than 2 GB.'),
  manifests: [ARCHIVE_DOCUMENT],
  noManifest: rule('This ZIP file holds no course: it has no course.json.'),
};

/** Reads a whole course, and unpacks its files beside the archive once all that is said of it is as it should be. */
export async function checkArchive(path: string): Promise<Found> {
  try {
    const { size } = await stat(path);
    const opened = await openPackage(path, size, bounds);
    try {
      return { type: 'application/zip', archive: await takeInArchive(opened, `${path}.unpacked`) };
    } finally {
      opened.zip.close();
    }
  } catch (error) {
    if (error instanceof PackageRefused) return { rejected: error.message };
    throw error;
  }
}
