import { createWriteStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { globSync } from 'tinyglobby';

/** Packs a folder as npm expects a package. The same files give the same bytes, whenever and by whom it is packed. */
export async function writeTarball(dir: string, file: string): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 9 }), createWriteStream(file));
  for (const path of globSync('**', { cwd: dir, dot: true, ignore: ['node_modules/**'] }).sort()) {
    const bytes = await readFile(join(dir, path));
    const mode = (await stat(join(dir, path))).mode & 0o111 ? 0o755 : 0o644;
    tar.entry({ name: `package/${path}`, mode, mtime: new Date(0) }, bytes);
  }
  tar.finalize();
  await written;
}
