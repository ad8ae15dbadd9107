import type { Command } from 'commander';
import colours from 'picocolors';
import type { VersionDetails } from '@stoa/shared/platform-contract/artefacts.ts';
import { isRemote } from '@stoa/server/registry/artefact-store.ts';
import { kilobytes } from '@stoa/server/release/gate/question.ts';
import { withClientOptions, type ClientOptions } from '../cli/common-options.ts';
import { counted } from '../cli/health-words.ts';
import type { Output } from '../cli/output.ts';
import { writePictures } from '../cli/proof-pictures.ts';
import { describeProof } from '../cli/proof-words.ts';
import { parseRelease } from '../cli/release-name.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { ago } from '../cli/time-words.ts';

export interface ShowOptions {
  pictures?: string;
}

export const addShow = (program: Command): Command =>
  withClientOptions(program.command('show'))
    .summary('one version, and how it did in a browser')
    .description('one published version: what it is made of, who needs it, and what became of mounting it')
    .argument('<release>', 'mf-catalog@1.5.0')
    .option('--pictures <folder>', 'write how its screens looked, and those live beside it, into this folder')
    .addHelpText('after', '\nExamples:\n  stoa show mf-catalog@1.5.0\n  stoa show mf-catalog@1.5.0 --pictures screens')
    .action((release: string, options: ClientOptions & ShowOptions) =>
      run(options, (context) => show(context, release, options)),
    );

export async function show({ client }: CommandContext, release: string, { pictures }: ShowOptions): Promise<Output> {
  const params = parseRelease(release);
  const reply = await client.call('getVersion', { params });
  const lines = describe(reply);
  if (pictures === undefined) return { json: reply, lines };
  const written = await writePictures(client, params, reply.proofs, pictures);
  return { json: { ...reply, pictures: written }, lines: [...lines, '', ...describePictures(written, pictures)] };
}

const describePictures = (written: readonly string[], folder: string): string[] =>
  written.length === 0
    ? ['No pictures: it was not mounted in a browser.']
    : [`${counted(written.length, 'picture')} in ${folder}:`, ...written.map((file) => `  ${file}`)];

function describe({
  record: { descriptor, files, published_at: at, published_by: by },
  holders,
  proofs,
}: VersionDetails) {
  const { name, version, build } = descriptor;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [
    colours.bold(`${name}@${version}`),
    `  published   ${ago(at)} by ${by}, commit ${build.commit ?? 'unknown'}`,
    `  files       ${counted(files.length, 'file')}, ${kilobytes(bytes)}; first view ${kilobytes(build.brotli_bytes)} brotli`,
    ...(isRemote(descriptor) ? descriptor.routes.map(({ path, title }) => `  route       ${path}  ${title}`) : []),
    ...holders.map(({ detail, kind }) => `  needed by   ${detail} (${kind})`),
    ...(proofs.length === 0 ? ['  proof       none: it was published without a browser at hand'] : []),
    ...proofs.flatMap((proof) => ['', ...describeProof(proof)]),
  ];
}
