import { newId } from '@stoa/shared/remote/new-id.ts';
import { readQti } from '@stoa/shared/question-files/qti/read-qti.ts';
import type { QuestionReading, TruthWords } from '@stoa/shared/question-files/reading/read-items.ts';
import { openQti } from './open-qti.ts';

/** Questions of a file, and the pictures that they name, under names of their own until they are sent. */
export interface QtiReading {
  found: QuestionReading;
  /** A picture by the name that a question has for it. */
  openPicture(id: string): File;
}

/** @throws UnopenedQti */
export async function readQtiFile(file: File, truth: TruthWords): Promise<QtiReading> {
  const { texts, findPicture, openPicture } = await openQti(file);
  const ids = new Map<string, string>();
  const found = readQti(texts, truth, (address, from) => {
    const path = findPicture(address, from);
    if (path === undefined) return undefined;
    const id = ids.get(path) ?? newId();
    ids.set(path, id);
    return id;
  });
  const paths = new Map([...ids].map(([path, id]) => [id, path]));
  return { found, openPicture: (id) => openPicture(paths.get(id) ?? '') };
}
