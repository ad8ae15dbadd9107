import { to } from '@stoa/shared/contract/site/addresses.ts';
import * as oidc from 'openid-client';
import { linkSpent, Problem } from '../../kernel/problem.ts';
import type { OidcProvider } from '../../kernel/oidc-providers.ts';

/** Seconds that a provider has for one answer. */
const TIMEOUT_S = 8;
const SCOPE = 'openid email profile';

/** What a browser takes along, and what its answer must fit. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface Claims {
  subject: string;
  /** Only where the provider has confirmed it. */
  email: string | undefined;
  firstName: string | undefined;
  lastName: string | undefined;
  name: string | undefined;
}

export const makeChecks = (): Checks => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  codeVerifier: oidc.randomPKCECodeVerifier(),
});

/** Speaks to the providers of the settings. What a provider says of itself is asked at its first use and kept. */
export function makeProviders(all: readonly OidcProvider[], siteUrl: string) {
  const known = new Map<string, Promise<oidc.Configuration>>();
  const configurationOf = (provider: OidcProvider): Promise<oidc.Configuration> => {
    const found = known.get(provider.id) ?? discover(provider);
    known.set(provider.id, found);
    // What failed is asked again next time.
    found.catch(() => known.delete(provider.id));
    return found;
  };
  /** To be entered at the provider as it stands. */
  const redirectUri = ({ id }: OidcProvider) => siteUrl + to.socialLogin({ provider: id });

  return {
    list: (): readonly OidcProvider[] => all,
    find: (id: string): OidcProvider | undefined => all.find((provider) => provider.id === id),

    /** Where to send the browser. @throws `provider_unavailable` */
    addressOf: (provider: OidcProvider, { state, nonce, codeVerifier }: Checks): Promise<URL> =>
      asking(provider, async () =>
        oidc.buildAuthorizationUrl(await configurationOf(provider), {
          redirect_uri: redirectUri(provider),
          scope: SCOPE,
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      ),

    /** Who came back. @throws `link_spent` for a code that is used or made up, `provider_unavailable` */
    claimsOf: (
      provider: OidcProvider,
      { code, iss }: { code: string; iss: string | undefined },
      { state, nonce, codeVerifier }: Checks,
    ): Promise<Claims> =>
      asking(provider, async () => {
        const configuration = await configurationOf(provider);
        const address = new URL(redirectUri(provider));
        address.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
        requireIssuer(configuration, iss);
        const tokens = await oidc.authorizationCodeGrant(configuration, address, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        return readClaims(configuration, tokens);
      }),
  };
}
export type Providers = ReturnType<typeof makeProviders>;

function discover({ issuer, client_id, client_secret }: OidcProvider): Promise<oidc.Configuration> {
  const authenticate: oidc.ClientAuth = (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    // Without a word on it a provider takes the password of clients as HTTP Basic (OpenID Connect Discovery, section 3).
    const method = methods?.includes('client_secret_post') ? oidc.ClientSecretPost : oidc.ClientSecretBasic;
    return method(client_secret)(server, ...rest);
  };
  const execute = [oidc.enableNonRepudiationChecks];
  // The settings let http through on the loopback alone.
  if (issuer.startsWith('http:')) execute.push(oidc.allowInsecureRequests);
  return oidc.discovery(new URL(issuer), client_id, client_secret, authenticate, { execute, timeout: TIMEOUT_S });
}

/** An answer of somebody else, brought to us as this provider's. */
function requireIssuer(configuration: oidc.Configuration, iss: string | undefined): void {
  const { issuer, authorization_response_iss_parameter_supported: isSent } = configuration.serverMetadata();
  if (iss === undefined ? isSent === true : iss !== issuer) throw linkSpent();
}

async function readClaims(
  configuration: oidc.Configuration,
  tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
): Promise<Claims> {
  const own = tokens.claims();
  if (own === undefined) throw new Error('The provider sent no ID token.');
  // Providers may leave all but the subject to the second question.
  const isWhole = own['email'] !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined;
  const asked = isWhole ? {} : await oidc.fetchUserInfo(configuration, tokens.access_token, own.sub);
  const claims: Record<string, unknown> = { ...asked, ...own };
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim() || undefined : undefined);
  return {
    subject: own.sub,
    email: claims['email_verified'] === true ? text('email') : undefined,
    firstName: text('given_name'),
    lastName: text('family_name'),
    name: text('name'),
  };
}

/** A code that no longer holds, and an ID token for another visit, are the browser's fault; all else is the provider's. */
async function asking<T>(provider: OidcProvider, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const isSpent = error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';
    const isForeign = error instanceof oidc.ClientError && error.code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED';
    if (isSpent || isForeign) throw linkSpent();
    throw new Problem(
      'provider_unavailable',
      `${provider.name} does not answer as it should. Try again in a moment, or log in another way.`,
      { cause: error },
    );
  }
}
