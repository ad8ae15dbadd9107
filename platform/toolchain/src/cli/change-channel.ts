import type { ChannelReply } from '@stoa/shared/platform-contract/channels.ts';
import type { ChannelStatus } from '@stoa/shared/platform-contract/health.ts';
import { isRefused } from '@stoa/server/registry/refusal.ts';
import { because, type ChangeOptions } from './common-options.ts';
import { confirm } from './confirm.ts';
import { changeOutput, type Output } from './output.ts';
import { RevisionMoved } from './revision-moved.ts';
import type { CommandContext } from './command-context.ts';

/** What every change says of itself. */
export type Reasons = ReturnType<typeof because> & { expected_revision?: number };

/** A change with what its author was shown, if anything was. */
export interface Asked {
  reasons: Reasons;
  shown: ChannelStatus | undefined;
}

interface Change {
  /** What will happen, for whoever is asked. Without it, nobody is. */
  describe?: ((status: ChannelStatus) => string[] | Promise<string[]>) | undefined;
  /** `shown`: what was live when it was asked; what is sent names it. */
  send(reasons: Reasons, shown: ChannelStatus | undefined): Promise<ChannelReply>;
}

export async function changeChannel(context: CommandContext, options: ChangeOptions, change: Change): Promise<Output> {
  const asked = await askedFirst(context, options, change.describe);
  return changeOutput(await sendChange(context, asked, (reasons) => change.send(reasons, asked.shown)));
}

/**
 * Asks where it is dangerous. What was confirmed is what happens: the change names what was shown of its remote, while
 * other teams may change theirs.
 */
export async function askedFirst(
  { client, channel, terminal }: CommandContext,
  options: ChangeOptions,
  describe: Change['describe'],
): Promise<Asked> {
  let shown: ChannelStatus | undefined;
  if (describe) {
    await confirm(terminal, options, async () => {
      shown = await client.call('getStatus', { params: { channel } });
      const { revision } = shown.document;
      return [
        `${channel} at ${client.place}, revision ${revision}:`,
        ...(await describe(shown)).map((line) => `  ${line}`),
      ];
    });
  }
  const { expectRevision: expected } = options;
  return { reasons: { ...because(options), ...(expected !== undefined && { expected_revision: expected }) }, shown };
}

/** @throws RevisionMoved, with what changed meanwhile */
export async function sendChange(
  { client, channel }: CommandContext,
  { reasons, shown }: Asked,
  send: (reasons: Reasons) => Promise<ChannelReply>,
): Promise<ChannelReply> {
  try {
    return await send(reasons);
  } catch (error) {
    const expected = reasons.expected_revision ?? shown?.document.revision;
    if (expected === undefined || !isRefused(error, 'revision_moved')) throw error;
    const name = error.refusals[0]?.name;
    const query = { limit: 20, ...(name && { name }) };
    const { changes } = await client.call('listChanges', { params: { channel }, query });
    throw new RevisionMoved(
      error,
      changes.filter(({ revision }) => revision > expected),
    );
  }
}
