import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import { ReleaseRefused } from '@stoa/server/registry/refusal.ts';

/** The channel is not any more what it was when the change was decided; with what happened meanwhile, newest first. */
export class RevisionMoved extends ReleaseRefused {
  readonly changes: readonly ChannelChange[];
  constructor(refused: ReleaseRefused, changes: readonly ChannelChange[]) {
    super(refused.refusals, { cause: refused });
    this.changes = changes;
  }
}
