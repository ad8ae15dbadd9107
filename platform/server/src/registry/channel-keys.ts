import { channelName } from '@stoa/shared/platform-contract/channels.ts';

/** Where the storage has what belongs to a channel. @throws for a name that is none */
export const channelPlace = (channel: string): string => `channels/${channelName.parse(channel)}`;
export const revisionsFolder = (channel: string): string => `${channelPlace(channel)}/revisions/`;
export const revisionKey = (channel: string, revision: number): string => `${revisionsFolder(channel)}${revision}.json`;
/** Alone in its folder: whoever watches that, lists no revisions. */
export const newsFolder = (channel: string): string => `${channelPlace(channel)}/latest/`;
export const hintKey = (channel: string): string => `${newsFolder(channel)}revision.json`;
