import { fileRules } from '@stoa/shared/contract/files/files.ts';

/** Pixels that the shorter side must have. */
export const LEAST_PIXELS = 200;
/** What is chosen is cropped and made smaller before it is sent; larger ones a browser may not hold in memory. */
export const MOST_BYTES = 30 * 1024 ** 2;

export type PhotoProblem = { kind: 'type' | 'unreadable' | 'large' } | { kind: 'small'; width: number; height: number };

export interface ReadPhoto {
  picture: ImageBitmap;
  /** Address of the file in this page; give it up with `URL.revokeObjectURL`. */
  url: string;
}

type Decode = (file: Blob) => Promise<ImageBitmap>;

/** Opens a chosen file, the way round that its camera held it. */
export async function readPhoto(
  file: File,
  decode: Decode = (blob) => createImageBitmap(blob),
): Promise<ReadPhoto | { problem: PhotoProblem }> {
  if (!fileRules.photo.types.includes(file.type)) return { problem: { kind: 'type' } };
  if (file.size > MOST_BYTES) return { problem: { kind: 'large' } };
  const picture = await decode(file).catch(() => undefined);
  if (!picture) return { problem: { kind: 'unreadable' } };
  const { width, height } = picture;
  if (Math.min(width, height) < LEAST_PIXELS) return { problem: { kind: 'small', width, height } };
  return { picture, url: URL.createObjectURL(file) };
}
