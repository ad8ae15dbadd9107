import type { ChannelDocument } from '@stoa/shared/contract/channels.ts';
import { ReleaseRefused } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { requireRevision, type Because } from './apply-change.ts';
import { newSalt } from './canary-choice.ts';
import { loadVersions } from './load-versions.ts';
import { planChange, type Intent } from './plan-change.ts';

/** Whether a change could be made now; makes none. @throws ReleaseRefused with every reason why it could not */
export async function checkChange(
  registry: Registry,
  channel: string,
  intent: Intent,
  { by, expectedRevision }: Because,
): Promise<{ document: ChannelDocument; isChange: boolean }> {
  const document = await registry.channels.read(channel);
  requireRevision(document, expectedRevision);
  const known = await loadVersions(registry, document, intent);
  const plan = planChange({ document, intent, ...known, by, at: new Date().toISOString(), salt: newSalt() });
  if (plan.kind === 'refused') throw new ReleaseRefused(plan.refusals);
  return { document, isChange: plan.kind === 'change' };
}
