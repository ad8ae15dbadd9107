import { releasePath } from '@stoa/shared/platform-contract/paths.ts';
import type { Visit } from '@stoa/shared/platform-contract/release.ts';
import { RemoteFailure } from '../failure/remote-failure.ts';
import { asRecord } from './as-record.ts';
import { fetchJson } from './fetch-json.ts';
import { parseRelease, withStandIns, type ReadRelease } from './read-release.ts';
import { readVisit } from './read-visit.ts';
import { trustedKeys } from './release-store.ts';
import { requireTrusted } from './trust.ts';

/** What is live now, for the visitor of this page. @throws RemoteFailure of stage `manifest` */
export async function fetchRelease({
  channel,
  visit,
}: {
  channel: string;
  visit: Visit | undefined;
}): Promise<ReadRelease> {
  const visitor = visit?.visitor ? `?visitor=${encodeURIComponent(visit.visitor)}` : '';
  const file = releasePath(channel);
  const reply = asRecord(await fetchJson(file + visitor));
  const payload = typeof reply['payload'] === 'string' ? reply['payload'] : '';
  const fetched = readVisit(reply['visit']);
  const { key_id = '', signature = '' } = fetched ?? {};
  const keys = trustedKeys(visit, fetched);
  await requireTrusted({ payload, key_id, signature }, keys, file);
  const release = parseRelease(payload);
  if (release.document.channel !== channel) {
    throw new RemoteFailure({
      stage: 'manifest',
      type: 'missing',
      isAltered: true,
      file,
      detail: 'of another channel',
    });
  }
  return withStandIns({ ...release, visit: fetched }, keys);
}
