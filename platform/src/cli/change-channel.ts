import type { ChannelReply } from '@stoa/shared/contract/channels.ts';
import type { ChannelStatus } from '@stoa/shared/contract/health.ts';
import { isRefused } from '../registry/refusal.ts';
import { because, type ChangeOptions } from './common-options.ts';
import { confirm } from './confirm.ts';
import { changeOutput, type Output } from './output.ts';
import { RevisionMoved } from './revision-moved.ts';
import type { Session } from './session.ts';

/** What every change says of itself. */
export type Reasons = ReturnType<typeof because> & { expected_revision?: number };

interface Change {
  /** What will happen, for whoever is asked. Without it, nobody is. */
  describe?: ((status: ChannelStatus) => string[]) | undefined;
  send(reasons: Reasons): Promise<ChannelReply>;
}

export async function changeChannel(session: Session, options: ChangeOptions, change: Change): Promise<Output> {
  return changeOutput(await sendChange(session, await askedFirst(session, options, change.describe), change.send));
}

/**
 * Asks where it is dangerous. What was confirmed is what happens: the change is sent with the revision that was shown.
 */
export async function askedFirst(
  { client, channel, terminal }: Session,
  options: ChangeOptions,
  describe: Change['describe'],
): Promise<Reasons> {
  let shown: ChannelStatus | undefined;
  if (describe) {
    await confirm(terminal, options, async () => {
      shown = await client.call('getStatus', { params: { channel } });
      const { revision } = shown.document;
      return [`${channel} at ${client.place}, revision ${revision}:`, ...describe(shown).map((line) => `  ${line}`)];
    });
  }
  const expected = options.expectRevision ?? shown?.document.revision;
  return { ...because(options), ...(expected !== undefined && { expected_revision: expected }) };
}

/** @throws RevisionMoved, with what changed meanwhile */
export async function sendChange(
  { client, channel }: Session,
  reasons: Reasons,
  send: Change['send'],
): Promise<ChannelReply> {
  try {
    return await send(reasons);
  } catch (error) {
    const expected = reasons.expected_revision;
    if (expected === undefined || !isRefused(error, 'revision_moved')) throw error;
    const { changes } = await client.call('listChanges', { params: { channel }, query: { limit: 20 } });
    throw new RevisionMoved(
      error,
      changes.filter(({ revision }) => revision > expected),
    );
  }
}
