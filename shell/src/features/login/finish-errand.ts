import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { takeProviderErrand, type ProviderErrand } from '@stoa/shared/session/provider-errand.ts';

type Purpose = ProviderErrand['purpose'];
export type ErrandOutcome =
  | { kind: 'signed-in'; reply: Reply<'socialRegister'> }
  | { kind: 'linked' }
  /** Nothing was sent: the answer is not this tab's, the person said no, or the provider did. */
  | { kind: 'lost' | 'declined' | 'refused'; purpose: Purpose }
  | { kind: 'failed'; purpose: Purpose; error: unknown };

/** Uses what a provider answered in the address (`code`, `state` and `iss`, or `error`), once, for what the browser was sent for. */
export async function finishErrand(api: Api, provider: string, answer: URLSearchParams): Promise<ErrandOutcome> {
  const errand = takeProviderErrand();
  const state = answer.get('state');
  const purpose = errand?.purpose ?? 'sign-in';
  if (!errand || errand.provider !== provider || errand.state !== state) return { kind: 'lost', purpose };
  if (answer.has('error')) return { kind: answer.get('error') === 'access_denied' ? 'declined' : 'refused', purpose };
  const iss = answer.get('iss');
  const body = { provider, code: answer.get('code') ?? '', state, ...(iss !== null && { iss }) };
  try {
    if (purpose === 'sign-in') return { kind: 'signed-in', reply: await api.socialRegister({ body }) };
    await api.linkIdentity({ body });
    return { kind: 'linked' };
  } catch (error) {
    return { kind: 'failed', purpose, error };
  }
}
