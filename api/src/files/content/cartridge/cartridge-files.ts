import { posix } from 'node:path';
import { fileRules } from '@stoa/shared/contract/files/files.ts';
import { baseName } from '@stoa/shared/contract/files/file-name.ts';
import { submissionFileType } from '@stoa/shared/contract/files/submission-files.ts';
import type { ArchivedFile, ArchivedPurpose } from '@stoa/shared/contract/teaching/course-archive.ts';
import { findingIn, type FindInPackage } from '@stoa/shared/question-files/reading/find-in-package.ts';
import { v7 } from 'uuid';
import type { Entry } from 'yauzl';
import { typeOfPath } from '../../scorm-packages/type-of-path.ts';

/** A file of the cartridge that comes along, without the sum of its bytes, which is known when it is unpacked. */
export type TakenFile = Omit<ArchivedFile, 'sha256'>;

/** Finds files in a cartridge, and notes those that come along, each once for a purpose. */
export class CartridgeFiles {
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly find: FindInPackage;
  readonly #taken = new Map<string, TakenFile & { from: Entry }>();

  constructor(entries: ReadonlyMap<string, Entry>) {
    this.#entries = entries;
    this.find = findingIn(entries.keys());
  }

  /** Its id in the document; undefined where nothing of its kind is taken. */
  take(path: string, purpose: ArchivedPurpose): string | undefined {
    const entry = this.#entries.get(path);
    const type = typeFor(path, purpose);
    if (entry === undefined || type === undefined || !isFitting(entry, purpose)) return undefined;
    const known = this.#taken.get(`${purpose} ${path}`);
    if (known) return known.id;
    const name = baseName(path).slice(-200);
    const file = {
      id: v7(),
      path: `files/${String(this.#taken.size + 1).padStart(3, '0')}${posix.extname(path).toLowerCase()}`,
      name,
      type,
      purpose,
      bytes: entry.uncompressedSize,
    };
    this.#taken.set(`${purpose} ${path}`, { ...file, from: entry });
    return file.id;
  }

  get taken(): TakenFile[] {
    return [...this.#taken.values()].map(({ from: _from, ...file }) => file);
  }
  /** By the paths that they get. */
  get entries(): Map<string, Entry> {
    return new Map([...this.#taken.values()].map(({ path, from }) => [path, from]));
  }
}

const isFitting = ({ uncompressedSize }: Entry, purpose: ArchivedPurpose): boolean =>
  uncompressedSize > 0 && uncompressedSize <= fileRules[purpose].max_bytes;

/** By how its name ends; its check looks into it. */
function typeFor(path: string, purpose: ArchivedPurpose): string | undefined {
  const type = purpose === 'resource' ? submissionFileType(path) : (audioTypes[extensionOf(path)] ?? typeOfPath(path));
  return type !== undefined && fileRules[purpose].types.includes(type) ? type : undefined;
}
const audioTypes: Readonly<Record<string, string>> = { oga: 'audio/ogg', opus: 'audio/ogg', weba: 'audio/webm' };

export const extensionOf = (path: string): string => posix.extname(path).slice(1).toLowerCase();
