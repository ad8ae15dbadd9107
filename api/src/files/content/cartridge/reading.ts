import type { ImportNote } from '@stoa/shared/contract/teaching/course-import-words.ts';
import type { OpenPackage } from '../scorm/open-package.ts';
import type { CartridgeFiles } from './cartridge-files.ts';
import type { CartridgeResource } from './read-cartridge.ts';

/** What lessons are made from. */
export interface Reading {
  opened: OpenPackage;
  files: CartridgeFiles;
  notes: ImportNote[];
}

/** Something of a cartridge that a lesson is made of. */
export interface Given {
  title: string;
  resource: CartridgeResource;
  /** Of the file that shows or describes it, as the package names it. */
  path: string;
}
