import { buffer } from 'node:stream/consumers';
import { type Options, ZipFile } from 'yazl';

/** An archive of these files, path → content. */
export function zipOf(
  files: Readonly<Record<string, string | Buffer>>,
  options: Partial<Options> = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path, options);
  zip.end();
  return buffer(zip.outputStream);
}
