import { FileStore } from '@tus/file-store';

/**
 * Keeps uploads in a folder that stands already. tus would make it, too, without anyone waiting for it: where the folder
 * has gone meanwhile, as at the end of a test, that throws past every handler and ends the process.
 */
// @ts-expect-error -- its types call private what its constructor calls as any method
export class TusStore extends FileStore {
  override checkOrCreateDirectory(): void {}
}
