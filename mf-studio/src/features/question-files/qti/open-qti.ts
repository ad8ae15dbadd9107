import { fileRules } from '@stoa/shared/contract/files/files.ts';
import { findingIn, type FindInPackage } from '@stoa/shared/question-files/reading/find-in-package.ts';
import type { QtiFiles } from '@stoa/shared/question-files/qti/read-qti.ts';
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';

/** Of the file that is chosen. */
const MOST_BYTES = 100_000_000;
/** Of all texts in it. */
const MOST_TEXT_BYTES = 20_000_000;
const MOST_FILES = 2000;

/** `large`: the package or what it holds; `none`: no package, or one without texts. */
export class UnopenedQti extends Error {
  override name = 'UnopenedQti';
  readonly reason: 'large' | 'none';
  constructor(reason: 'large' | 'none') {
    super(reason);
    this.reason = reason;
  }
}

export interface OpenedQti {
  texts: QtiFiles;
  /** The path of a picture that an address names. */
  findPicture: FindInPackage;
  /** Unpacked when it is asked for. */
  openPicture(path: string): File;
}

/** The XML in a package (.zip) with its pictures, or a single file of XML. @throws UnopenedQti */
export async function openQti(file: File): Promise<OpenedQti> {
  if (file.size > MOST_BYTES) throw new UnopenedQti('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip) return openPackage(bytes);
  if (file.size > MOST_TEXT_BYTES) throw new UnopenedQti('large');
  return { texts: new Map([[file.name, strFromU8(bytes)]]), findPicture: () => undefined, openPicture: nothingIn };
}

function openPackage(bytes: Uint8Array): OpenedQti {
  const { files, pictures } = unpacked(bytes);
  const texts = Object.entries(files).map(([path, text]) => [path, strFromU8(text)] as const);
  if (texts.length === 0) throw new UnopenedQti('none');
  return {
    texts: new Map(texts),
    findPicture: findingIn(pictures),
    openPicture(path) {
      const picture = unzipSync(bytes, { filter: ({ name }) => name === path })[path];
      if (picture === undefined) return nothingIn(path);
      return new File([picture as Uint8Array<ArrayBuffer>], path.split('/').at(-1)!.slice(-200), {
        type: typeOf(path)!,
      });
    },
  };
}

function nothingIn(path: string): never {
  throw new Error(`The package has no picture ${path}.`);
}

/** What a package says of its sizes is what it may unfold to: no more is made of it. Pictures are only listed. */
function unpacked(bytes: Uint8Array): { files: Record<string, Uint8Array>; pictures: string[] } {
  const pictures: string[] = [];
  let [files, size] = [0, 0];
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (/(?:^|\/)(?:__MACOSX\/|\._)/.test(name)) return false;
    if (typeOf(name) !== undefined && originalSize > 0 && originalSize <= fileRules.picture.max_bytes) {
      pictures.push(name);
    }
    if (!/\.(?:xml|qti)$/i.test(name)) return false;
    files += 1;
    size += originalSize;
    if (files > MOST_FILES || size > MOST_TEXT_BYTES) throw new UnopenedQti('large');
    return true;
  };
  try {
    return { files: unzipSync(bytes, { filter }), pictures };
  } catch (error) {
    throw error instanceof UnopenedQti ? error : new UnopenedQti('none');
  }
}

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
/** Of a picture as the site takes them; undefined of anything else. */
const typeOf = (path: string): string | undefined => types[/\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''];
