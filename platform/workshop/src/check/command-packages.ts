/**
 * Which packages the `stoa` command and the prover need where nothing is built: the images that publish and prove versions.
 * They are those that a module names which is reached from there, as an import or as what it looks up.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from '../start/run-command.ts';

const TOOLCHAIN = 'platform/toolchain';
const ENTRIES = [`${TOOLCHAIN}/src/commands/cli.ts`, `${TOOLCHAIN}/src/prover/prove-process.ts`];
/** What these load later is for who has sources: the commands that make, run and build a remote; the doctor's page. */
const BUILDERS = [
  'commands/add-build-commands.ts',
  'commands/alone.ts',
  'commands/dev.ts',
  'doctor/find-doctor-host.ts',
].map((file) => `${TOOLCHAIN}/src/${file}`);

/** Of these names, those that the command needs. */
export async function commandPackages(names: string[]): Promise<Set<string>> {
  const needed = new Set<string>();
  const seen = new Set(ENTRIES);
  for (const file of seen) {
    const source = await readFile(join(root, file), 'utf8');
    const { paths, code } = importsOf(file, source);
    for (const path of paths) if (/^\..*\.[jt]s$/.test(path)) seen.add(join(dirname(file), path));
    for (const name of names) if (isNamedIn(code, name)) needed.add(name);
  }
  return needed;
}

/** What a module imports when it runs, and its source without imports of types. */
function importsOf(file: string, source: string): { paths: string[]; code: string } {
  const { module } = parseSync(file, source);
  const types = module.staticImports.filter(
    ({ entries }) => entries.length > 0 && entries.every(({ isType }) => isType),
  );
  const statics = module.staticImports.filter((one) => !types.includes(one));
  const again = module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType));
  const later = BUILDERS.includes(file) ? [] : module.dynamicImports;
  return {
    paths: [
      ...statics.map(({ moduleRequest }) => moduleRequest.value),
      ...again.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ...later.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
    ],
    code: types.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), source),
  };
}

const isNamedIn = (code: string, name: string): boolean =>
  new RegExp(String.raw`['"]${name}(?:/[^'"]*)?['"]`).test(code);
