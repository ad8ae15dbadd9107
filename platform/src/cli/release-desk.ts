import type { z } from 'zod';
import type {
  ChannelChange,
  ChannelDocument,
  ChannelReply,
  publishedRemote,
  PublishReply,
} from '@stoa/shared/contract/channels.ts';
import type { Because } from '../release/apply-release.ts';
import type { Release } from '../release/plan-release.ts';

/** What the commands ask for, wherever the registry is: behind a gateway or in a folder of this machine. */
export interface ReleaseDesk {
  publish(folder: string): Promise<PublishReply>;
  promote(channel: string, releases: readonly Release[], because: Because): Promise<ChannelReply>;
  rollBack(channel: string, target: { name: string; to?: string | undefined }, because: Because): Promise<ChannelReply>;
  readChannel(channel: string): Promise<ChannelDocument>;
  listRemotes(): Promise<z.infer<typeof publishedRemote>[]>;
  listChanges(channel: string, limit: number): Promise<ChannelChange[]>;
}
