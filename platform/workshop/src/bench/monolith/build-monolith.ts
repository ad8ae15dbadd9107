import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ssri from 'ssri';
import { listPackages } from '../../start/build-all.ts';
import { builtFilesOf, type BuiltFiles, type FileGroup } from '@stoa/toolchain/build/built-files.ts';
import { isFirstFont } from '@stoa/toolchain/build/describe-build.ts';
import { inputsHash } from '@stoa/toolchain/build/inputs-hash.ts';
import { monolithPreset } from './monolith-preset.ts';
import { runWebpack } from '@stoa/toolchain/build/run-webpack.ts';
import { readWorkspace, root } from '@stoa/toolchain/build/workspace.ts';

/** `monolith.json`: what a page of the monolith loads; paths relative to the folder. */
export interface Monolith {
  /** Of all that it was built from. */
  inputs: string;
  scripts: string[];
  styles: string[];
  /** Those that a page preloads. */
  fonts: string[];
  favicon: string | undefined;
  /** Chunk's name (`mf-catalog` is a whole remote) → files that a page of it may preload. */
  groups: Record<string, FileGroup>;
  /** File → hash, of all scripts and styles above. */
  integrity: Record<string, string>;
}

export const monolithFolder = join(import.meta.dirname, 'dist');
const description = join(monolithFolder, 'monolith.json');

/** Builds it anew where something changed; takes about as long as all builds of the site together. */
export async function buildMonolith(): Promise<Monolith> {
  const inputs = hashInputs();
  const present = existsSync(description) ? (JSON.parse(readFileSync(description, 'utf8')) as Monolith) : undefined;
  if (present?.inputs === inputs) return present;
  const stats = await runWebpack(
    monolithPreset({ loadRemote: join(import.meta.dirname, 'load-remote.js'), outputPath: monolithFolder }),
  );
  const monolith = describe(inputs, builtFilesOf(stats));
  writeFileSync(description, JSON.stringify(monolith, null, 2));
  return monolith;
}

function hashInputs(): string {
  const hash = createHash('sha256').update(readFileSync(join(import.meta.dirname, 'load-remote.js')));
  for (const name of listPackages()) hash.update(inputsHash(readWorkspace(join(root, name)), { source: true }));
  return hash.digest('hex');
}

function describe(inputs: string, { entry, groups, fonts }: BuiltFiles): Monolith {
  const named = [entry, ...Object.values(groups)].flatMap(({ js, css }) => [...js, ...css]);
  const hashOf = (file: string) =>
    ssri.fromData(readFileSync(join(monolithFolder, file)), { algorithms: ['sha384'] }).toString();
  return {
    inputs,
    scripts: entry.js,
    styles: entry.css,
    fonts: fonts.filter(isFirstFont),
    favicon: readdirSync(monolithFolder, { recursive: true, encoding: 'utf8' }).find((file) =>
      /favicon[\w.-]*\.svg$/.test(file),
    ),
    groups,
    integrity: Object.fromEntries(named.map((file) => [file, hashOf(file)])),
  };
}

if (import.meta.main) await buildMonolith();
