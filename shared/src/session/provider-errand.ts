/** Why a browser was sent to a sign-in provider, kept until it comes back to `/login/{provider}`. */
export interface ProviderErrand {
  /** Its id, as `listSignInProviders` names it. */
  provider: string;
  /** Of `redirectToProvider` or `redirectToLink`: the answer is for this browser only if it carries the same. */
  state: string;
  /** `link`: add the provider to the account that is signed in. */
  purpose: 'sign-in' | 'link';
}

const KEY = 'stoa.provider-errand';

/**
 * Call it before the page leaves; kept per tab.
 *
 *     const { url, state } = await api.redirectToProvider({ params: { provider } });
 *     keepProviderErrand({ provider, state, purpose: 'sign-in' });
 *     navigation.navigate(url);
 */
export const keepProviderErrand = (errand: ProviderErrand): void =>
  window.sessionStorage.setItem(KEY, JSON.stringify(errand));

/** The errand of this tab, which is forgotten by asking: an answer is used once. */
export function takeProviderErrand(): ProviderErrand | undefined {
  const kept = window.sessionStorage.getItem(KEY);
  window.sessionStorage.removeItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as ProviderErrand);
}
