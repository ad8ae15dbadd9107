import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import { ReleaseRefused } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { requireRevision, type Because } from './apply-change.ts';
import { newSalt } from './canary-choice.ts';
import { loadVersions } from './load-versions.ts';
import { planChange, type Intent, type Unchanged } from './plan-change.ts';

/** Whether a change could be made now; makes none. @throws ReleaseRefused with every reason why it could not */
export async function checkChange(
  registry: Registry,
  channel: string,
  intent: Intent,
  { by, expectedRevision }: Because,
): Promise<{ document: ChannelDocument; unchanged: Unchanged | undefined }> {
  const document = await registry.channels.read(channel);
  const known = await loadVersions(registry, document, intent);
  const isRevisionNamed = expectedRevision !== undefined;
  const at = new Date().toISOString();
  const plan = planChange({ document, intent, ...known, by, at, salt: newSalt(), isRevisionNamed });
  if (plan.kind === 'unchanged') return { document, unchanged: plan };
  await requireRevision(registry, document, expectedRevision);
  if (plan.kind === 'refused') throw new ReleaseRefused(plan.refusals);
  return { document, unchanged: undefined };
}
