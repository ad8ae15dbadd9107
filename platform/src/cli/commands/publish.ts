import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import colours from 'picocolors';
import type { PublishReply } from '@stoa/shared/contract/channels.ts';
import { because, openDesk, type ChangeOptions } from '../common-options.ts';
import { describeReply, type Output } from '../output.ts';

export interface PublishOptions extends ChangeOptions {
  promote?: boolean;
}

/** Each place is a built folder or a workspace with one in `dist`. */
export async function publish(places: string[], options: PublishOptions): Promise<Output> {
  const desk = await openDesk(options);
  const published: PublishReply[] = [];
  for (const place of places) published.push(await desk.publish(await builtFolder(place)));
  const lines = published.map(describe);
  if (!options.promote) return { json: { published }, lines };
  const reply = await desk.promote(options.channel, published, because(options));
  return { json: { published, ...reply }, lines: [...lines, describeReply(reply)] };
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
