import type { Readable } from 'node:stream';
import type { ZipFile } from 'yazl';

type Add = (path: string, open: () => Promise<Readable>, options?: { compress: boolean }) => void;

/**
 * Adds to an archive that is made while it is read: what is added is opened when the one before it is on its way. A fault
 * ends the stream: better no archive than half of one.
 */
export function addingTo(zip: ZipFile): Add {
  const output = zip.outputStream as Readable;
  const fail = (error: unknown) => output.destroy(error as Error);
  let underWay: Readable | undefined;
  zip.on('error', fail);
  // Who hangs up in the middle of a film leaves no open file.
  output.once('close', () => underWay?.destroy());
  return (path, open, options = { compress: true }) => {
    zip.addReadStreamLazy(path, options, (give) => {
      open().then((stream) => {
        underWay = stream.on('error', fail);
        if (output.destroyed) stream.destroy();
        else give(null, stream);
      }, fail);
    });
  };
}
