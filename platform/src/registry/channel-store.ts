import { watch, type FSWatcher } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  channelChange,
  channelDocument,
  channelName,
  type ChannelChange,
  type ChannelDocument,
} from '@stoa/shared/contract/channels.ts';
import { createOnce, findJson, isMissing, replaceFile } from './folder.ts';

const revisionFile = z.object({ change: channelChange, document: channelDocument });

export interface ChannelStore {
  /** The live document; revision 0 with nothing live when the channel never had a release. */
  read(channel: string): Promise<ChannelDocument>;
  /**
   * Makes `document` the next revision. False when another process has already written that revision: the caller
   * planned on an old document and must plan again.
   */
  commit(document: ChannelDocument, change: ChannelChange): Promise<boolean>;
  /** Newest first. */
  listChanges(channel: string, limit?: number): Promise<ChannelChange[]>;
  listChannels(): Promise<string[]>;
  /** Calls back soon after any process may have changed the channel; may call without need. */
  watch(channel: string, onChange: () => void): Promise<() => void>;
}

/**
 * A channel is a folder of numbered revisions, each written once with the change that made it: `revisions/7.json`. The
 * file system lets only one process create a name, which is the compare-and-swap; no lock can be left behind by a
 * process that died. `channel.json` is the live document for readers; it may lag a moment behind the newest revision,
 * and `read` looks further from there.
 */
export function openChannelStore(registry: string): ChannelStore {
  const folder = join(registry, 'channels');
  const headOf = (channel: string) => join(folder, channelName.parse(channel), 'channel.json');
  const revisionOf = (channel: string, revision: number) =>
    join(folder, channelName.parse(channel), 'revisions', `${revision}.json`);
  const findRevision = (channel: string, revision: number) => findJson(revisionOf(channel, revision), revisionFile);

  const read = async (channel: string): Promise<ChannelDocument> => {
    let document = (await findJson(headOf(channel), channelDocument)) ?? emptyChannel(channel);
    for (;;) {
      const next = await findRevision(channel, document.revision + 1);
      if (!next) return document;
      document = next.document;
    }
  };

  return {
    read,
    commit: async (document, change) => {
      const content = `${JSON.stringify({ change, document })}\n`;
      if (!(await createOnce(revisionOf(document.channel, document.revision), content))) return false;
      await replaceFile(headOf(document.channel), `${JSON.stringify(document, null, 2)}\n`);
      return true;
    },
    listChanges: async (channel, limit = Number.POSITIVE_INFINITY) => {
      const changes: ChannelChange[] = [];
      for (let { revision } = await read(channel); revision > 0 && changes.length < limit; revision -= 1) {
        const found = await findRevision(channel, revision);
        if (found) changes.push(found.change);
      }
      return changes;
    },
    listChannels: async () => {
      try {
        return (await readdir(folder)).filter((name) => channelName.safeParse(name).success).sort();
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    watch: async (channel, onChange) => {
      const place = join(folder, channelName.parse(channel));
      await mkdir(place, { recursive: true });
      return watchFolder(place, onChange);
    },
  };
}

const emptyChannel = (channel: string): ChannelDocument => ({ channel, revision: 0, updated_at: null, live: {} });

/** Network disks send no events, and a watcher may break: so it also looks every two seconds. */
function watchFolder(place: string, onChange: () => void): () => void {
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(place, { persistent: false }, () => onChange());
    watcher.on('error', () => watcher?.close());
  } catch {
    watcher = undefined;
  }
  const timer = setInterval(onChange, 2_000);
  timer.unref();
  return () => {
    clearInterval(timer);
    watcher?.close();
  };
}
