import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import type { QtiFiles } from '@stoa/shared/question-files/qti/read-qti.ts';

/** Of the file that is chosen, and of all texts in it. */
export const MOST_QTI_BYTES = 20_000_000;
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

/** The XML in a package (.zip), or a single file of XML. @throws UnopenedQti */
export async function openQti(file: File): Promise<QtiFiles> {
  if (file.size > MOST_QTI_BYTES) throw new UnopenedQti('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return new Map([[file.name, strFromU8(bytes)]]);
  const found = Object.entries(unzipped(bytes)).map(([path, text]) => [path, strFromU8(text)] as const);
  if (found.length === 0) throw new UnopenedQti('none');
  return new Map(found);
}

/** What a package says of its sizes is what it may unfold to: no more is made of it. */
function unzipped(bytes: Uint8Array): Record<string, Uint8Array> {
  let [files, size] = [0, 0];
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (!/\.(?:xml|qti)$/i.test(name) || /(?:^|\/)(?:__MACOSX\/|\._)/.test(name)) return false;
    files += 1;
    size += originalSize;
    if (files > MOST_FILES || size > MOST_QTI_BYTES) throw new UnopenedQti('large');
    return true;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof UnopenedQti ? error : new UnopenedQti('none');
  }
}
