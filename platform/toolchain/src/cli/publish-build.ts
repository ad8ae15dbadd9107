import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PublishPlan, PublishReply } from '@stoa/shared/platform-contract/artefacts.ts';
import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { blobOfIntegrity } from '@stoa/server/registry/blob-store.ts';
import { readBuiltFolder, type BuiltFolder } from '@stoa/server/registry/built-folder.ts';
import { inParallel } from '@stoa/server/registry/in-parallel.ts';
import { ReleaseRefused, refuse } from '@stoa/server/registry/refusal.ts';
import { checkSources } from '@stoa/server/release/gate/check-sources.ts';
import { kilobytes, type Verdict } from '@stoa/server/release/gate/question.ts';
import { counted } from './health-words.ts';
import type { CommandContext } from './command-context.ts';

const UPLOADS_AT_ONCE = 6;
/** What the registry says of the sources that it has; here all of them are looked at. */
const OF_SOURCES =
  /^(No script, stylesheet or picture|Scripts, stylesheets and pictures that are looked at|Scripts that run as workers)/;

/** A build, with what its sources say by themselves: the registry can look into them only when it has them. */
export interface Build extends BuiltFolder {
  sources: Verdict;
}

/** `place` is a built folder, or a workspace with one in `dist`. @throws ReleaseRefused `artefact_invalid` */
export async function readBuild(place: string): Promise<Build> {
  const built = await readBuiltFolder(await builtFolder(place));
  const { descriptor, files, readBlob } = built;
  await requireFresh(place, descriptor);
  const integrityOf = new Map(files.map(({ path, integrity }) => [path, integrity]));
  const sources = await checkSources({
    descriptor,
    files,
    live: { shells: [], remotes: [] },
    readText: async (path) => {
      const integrity = integrityOf.get(path);
      return integrity && (await readBlob(blobOfIntegrity(integrity))).toString('utf8');
    },
  });
  return { ...built, sources };
}

/** The registry's plan, with what only this machine can see. Nothing is written. */
export async function planBuild(
  { client }: CommandContext,
  { descriptor, files, sources }: Build,
): Promise<PublishPlan> {
  const plan = await client.call('planPublish', { body: { descriptor, files } });
  if (plan.outcome === 'already-published') return plan;
  const refusals = unlike([...plan.refusals, ...sources.refusals]);
  const looked = plan.checks.filter((check) => !OF_SOURCES.test(check));
  const checks = [...new Set([...looked, ...sources.checks])];
  return { ...plan, outcome: refusals.length > 0 ? 'refused' : plan.outcome, refusals, checks };
}

/** Sends what is missing, and makes the version exist. What broke off goes on where it was. @throws ReleaseRefused */
export async function publishBuild(context: CommandContext, build: Build): Promise<PublishReply> {
  const plan = await planBuild(context, build);
  if (plan.outcome === 'refused') throw new ReleaseRefused(plan.refusals);
  await upload(context, build, plan);
  const { descriptor, files } = build;
  return context.client.call('publish', { body: { descriptor, files } });
}

async function upload({ client, terminal }: CommandContext, { readBlob }: Build, plan: PublishPlan): Promise<void> {
  const { name, version, missing } = plan;
  if (missing.length === 0) return;
  const all = missing.reduce((sum, { bytes }) => sum + bytes, 0);
  const title = `${name}@${version}: uploading ${counted(missing.length, 'file')}, ${kilobytes(all)}`;
  if (!terminal.isInteractive) terminal.say(title);
  let sent = 0;
  await inParallel(
    missing,
    async ({ blob, bytes }) => {
      await client.call('putBlob', { params: { blob }, body: await readBlob(blob) });
      sent += bytes;
      terminal.showProgress(`${title}, ${Math.floor((100 * sent) / Math.max(all, 1))} %`);
    },
    UPLOADS_AT_ONCE,
  ).finally(() => terminal.showProgress(undefined));
}

const unlike = (refusals: readonly Refusal[]): Refusal[] =>
  refusals.filter(
    ({ code, message }, index) =>
      refusals.findIndex((other) => other.code === code && other.message === message) === index,
  );

/**
 * A workspace whose version was raised after its last build would be published as the version before.
 * @throws ReleaseRefused `artefact_invalid`
 */
async function requireFresh(place: string, { name, version }: BuiltFolder['descriptor']): Promise<void> {
  const text = await readFile(join(place, 'package.json'), 'utf8').catch(() => undefined);
  const wanted = text && (JSON.parse(text) as { version?: string }).version;
  // A build may be a pre-release of what package.json says: npm start names them after their inputs.
  if (!wanted || version === wanted || version.startsWith(`${wanted}-`)) return;
  throw refuse('artefact_invalid', `${name} was built as ${version}, and package.json says ${wanted} by now.`, {
    name,
    file: 'package.json: version',
    remedy: 'Build it again, then publish: npm run build.',
  });
}

async function builtFolder(place: string): Promise<string> {
  const dist = resolve(place, 'dist');
  const isWorkspace = await stat(join(dist, 'files.json')).then(
    () => true,
    () => false,
  );
  return isWorkspace ? dist : resolve(place);
}
