import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ssri from 'ssri';
import { globSync } from 'tinyglobby';
import type { Stats } from 'webpack';
import { PLATFORM_CONTRACT } from '@stoa/shared/federation/contract-version.ts';
import { builtFilesOf } from './built-files.ts';
import type { RemoteConfig } from './define-remote.ts';
import { describeRemote, describeShell, type BuildFacts, type OfShell } from './describe-build.ts';
import { ownLibraries } from './own-libraries.ts';
import { globalName } from '@stoa/shared/federation/global-name.ts';
import type { Workspace } from './workspace.ts';

const FILES_LIST = 'files.json';

export interface Built {
  stats: Stats;
  /** Of a remote. */
  config: RemoteConfig | undefined;
  ofShell: OfShell;
}

/** Writes what the platform reads of a build: remote.json or shell.json, and the list of all files with their hashes. */
export function writeDescriptor(workspace: Workspace, dist: string, { stats, config, ofShell }: Built): void {
  const files = builtFilesOf(stats);
  const facts: BuildFacts = {
    name: workspace.name,
    version: workspace.version,
    contract: PLATFORM_CONTRACT,
    commit: currentCommit(workspace.dir),
    builtAt: new Date(),
    sizeOf: sizeIn(dist),
  };
  if (config) {
    const own = ownLibraries(workspace, config.own);
    const described = describeRemote(files, { ...facts, config, own, global: globalName(workspace) });
    writeJson(join(dist, 'remote.json'), described);
  } else {
    writeJson(join(dist, 'shell.json'), describeShell(files, facts, ofShell));
  }
  writeJson(join(dist, FILES_LIST), listFiles(dist));
}

/** Every file but the list itself and the compressed copies. */
function listFiles(dist: string) {
  const paths = globSync('**', { cwd: dist, ignore: ['**/*.br', '**/*.gz', FILES_LIST] }).sort();
  return paths.map((path) => {
    const bytes = readFileSync(join(dist, path));
    return { path, bytes: bytes.length, integrity: ssri.fromData(bytes, { algorithms: ['sha384'] }).toString() };
  });
}

const sizeIn = (dist: string) => (file: string) => {
  const brotli = join(dist, `${file}.br`);
  const { size } = statSync(join(dist, file));
  return { bytes: size, brotli: existsSync(brotli) ? statSync(brotli).size : size };
};

/** Null outside a git checkout. */
function currentCommit(dir: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: dir, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
