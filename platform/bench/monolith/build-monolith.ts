import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFilesOf, type FileGroup } from '../../src/build/built-files.ts';
import { monolithPreset } from '../../src/build/monolith-preset.ts';
import { runWebpack } from '../../src/build/run-webpack.ts';

/** `monolith.json`: what a page of the monolith loads; paths relative to the folder. */
export interface Monolith {
  /** Folder with the files. */
  folder: string;
  scripts: string[];
  styles: string[];
  fonts: string[];
  /** Chunk's name (`mf-catalog` is a whole remote) → files that a page of it may preload. */
  groups: Record<string, FileGroup>;
}

/** Builds it anew; about as long as all builds of the site together. */
export async function buildMonolith(): Promise<Monolith> {
  const folder = join(import.meta.dirname, 'dist');
  const stats = await runWebpack(
    monolithPreset({ loadRemote: join(import.meta.dirname, 'load-remote.js'), outputPath: folder }),
  );
  const { entry, groups, fonts } = builtFilesOf(stats);
  const monolith: Monolith = { folder, scripts: entry.js, styles: entry.css, fonts, groups };
  writeFileSync(join(folder, 'monolith.json'), JSON.stringify(monolith, null, 2));
  return monolith;
}

if (import.meta.main) await buildMonolith();
