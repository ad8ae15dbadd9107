import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import colours from 'picocolors';
import type { PublishReply } from '@stoa/shared/contract/artefacts.ts';
import { ReleaseRefused } from '../../registry/refusal.ts';
import { readBuiltFolder } from '../../registry/built-folder.ts';
import { inParallel } from '../../registry/in-parallel.ts';
import { because, openClient, type ChangeOptions } from '../common-options.ts';
import { describeReply, type Output } from '../output.ts';
import type { RegistryClient } from '../registry-client.ts';

export interface PublishOptions extends ChangeOptions {
  promote?: boolean;
}

const UPLOADS_AT_ONCE = 6;

/** Each place is a built folder or a workspace with one in `dist`. */
export async function publish(places: string[], options: PublishOptions): Promise<Output> {
  const client = await openClient(options);
  const published: PublishReply[] = [];
  for (const place of places) published.push(await publishFolder(client, await builtFolder(place)));
  const lines = published.map(describe);
  if (!options.promote) return { json: { published }, lines };
  const releases = published.map(({ name, version }) => ({ name, version }));
  const body = { releases, ...because(options) };
  const reply = await client.call('promote', { params: { channel: options.channel }, body });
  return { json: { published, ...reply }, lines: [...lines, describeReply(reply)] };
}

/** Asks what is missing, sends that, and makes the version exist. What broke off goes on where it was. */
async function publishFolder(client: RegistryClient, folder: string): Promise<PublishReply> {
  const { descriptor, files, readBlob } = await readBuiltFolder(folder);
  const body = { descriptor, files };
  const plan = await client.call('planPublish', { body });
  if (plan.outcome === 'refused') throw new ReleaseRefused(plan.refusals);
  await inParallel(
    plan.missing,
    async ({ blob }) => void (await client.call('putBlob', { params: { blob }, body: await readBlob(blob) })),
    UPLOADS_AT_ONCE,
  );
  return client.call('publish', { body });
}

const describe = ({ name, version, outcome }: PublishReply): string =>
  `${colours.bold(`${name}@${version}`)} ${outcome === 'published' ? colours.green('published') : 'is published already'}`;

async function builtFolder(place: string): Promise<string> {
  const dist = resolve(join(place, 'dist'));
  const isWorkspace = await stat(join(dist, 'files.json')).then(
    () => true,
    () => false,
  );
  return isWorkspace ? dist : resolve(place);
}
