import { stat } from 'node:fs/promises';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { ARCHIVE_DOCUMENT } from '@stoa/shared/contract/teaching/course-archive.ts';
import { MOST_UNPACKED } from '../../checkers/archive-bounds.ts';
import type { Found } from '../../checkers/found.ts';
import { takeInCartridge } from '../cartridge/take-in-cartridge.ts';
import { MANIFEST } from '../scorm/check-scorm.ts';
import { openPackage } from '../scorm/open-package.ts';
import { PackageRefused } from '../scorm/refused.ts';
import { takeInArchive } from './take-in-archive.ts';

const bounds = {
  mostUnpacked: MOST_UNPACKED,
  tooLarge: rule('Unpacked, the archive is larger than 2 GB.'),
  manifests: [ARCHIVE_DOCUMENT, MANIFEST],
  noManifest: rule('This ZIP file holds no course: it has neither course.json nor imsmanifest.xml.'),
};

/** Reads a whole course, an archive of ours or a Common Cartridge, and unpacks its files beside the archive once all that is said of it is as it should be. */
export async function checkArchive(path: string): Promise<Found> {
  try {
    const { size } = await stat(path);
    const opened = await openPackage(path, size, bounds);
    try {
      const takeIn = opened.manifest === MANIFEST ? takeInCartridge : takeInArchive;
      return { type: 'application/zip', archive: await takeIn(opened, `${path}.unpacked`) };
    } finally {
      opened.zip.close();
    }
  } catch (error) {
    if (error instanceof PackageRefused) return { rejected: error.message };
    throw error;
  }
}
