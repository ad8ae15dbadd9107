import type { ChannelChange, ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import { openChannelStore } from '../registry/channel-store.ts';
import { toJson } from '../registry/json-object.ts';
import { carryPasts, readPasts } from '../release/past-versions.ts';
import type { SigningKeys } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { aChannel } from './channel-documents.ts';

const at = '2026-01-01T00:00:00.000Z';

/** Revision n put mf-catalog 1.0.n live. */
export const aChange = (revision: number): ChannelChange => ({
  revision,
  at,
  by: 'ada',
  why: '',
  kind: 'promote',
  moves: [{ name: 'mf-catalog', from: revision > 1 ? `1.0.${revision - 1}` : null, to: `1.0.${revision}` }],
  canaries: [],
  revoked: [],
  approved_by: null,
  automatic: false,
});
const aDocument = (revision: number): ChannelDocument =>
  aChannel({ shell: '1.0.0', 'mf-catalog': `1.0.${revision}` }, { revision, updated_at: at });
const aPageText = (revision: number): string => JSON.stringify({ channel: 'production', revision, remotes: [] });

/** Makes the next revisions of the channel, as changes do; what else is live in it stays. */
export async function goOn(storage: ObjectStorage, keys: SigningKeys, upTo: number): Promise<void> {
  const channels = openChannelStore(storage, keys);
  let before = await channels.read('production');
  for (let next = before.revision + 1; next <= upTo; next += 1) {
    const [change, document] = [aChange(next), aDocument(next)];
    const live = { ...document.live, ...before.live };
    document.live = carryPasts({ live, before: before.live }, change, await readPasts(channels, before));
    const [release, fallback] = [aPageText(next), aPageText(next)];
    await channels.commit({ document, change, release, fallback });
    before = await channels.read('production');
    await channels.putAway('production');
  }
}

/** Revisions as they were written before they held the changes of their block. */
export async function revisionsOfBefore(storage: ObjectStorage, keys: SigningKeys, upTo: number): Promise<void> {
  for (let revision = 1; revision <= upTo; revision += 1) {
    const [change, document, text] = [aChange(revision), aDocument(revision), aPageText(revision)];
    const sign = (payload: string) => keys.signer?.sign(payload);
    const content = { revision: sign(JSON.stringify({ change, document })), release: sign(text), fallback: sign(text) };
    await storage.create(`channels/production/revisions/${revision}.json`, toJson(content));
  }
  await storage.create('channel-names/production.json', toJson({ channel: 'production' }));
  await storage.create('channels/production/latest/revision.json', toJson({ revision: upTo }));
}
