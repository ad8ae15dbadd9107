import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { OidcProvider } from '../kernel/oidc-providers.ts';

/** What the provider knows of a person, by the name they sign in with there. */
export type ProviderPerson = Record<'email' | 'given_name' | 'family_name' | 'name', string> & {
  email_verified: boolean;
};

export interface SignInProvider {
  settings: OidcProvider;
  people: Map<string, Partial<ProviderPerson>>;
  /** Signs in there as a browser would, through its pages, and reads what it is sent back with. */
  visit(url: string, login: string): Promise<{ code: string; state: string; iss: string; address: URL }>;
  close(): Promise<void>;
}

/** A real OpenID provider on the loopback. */
export async function openSignInProvider(siteUrl: string, id = 'porch'): Promise<SignInProvider> {
  const people: SignInProvider['people'] = new Map();
  let answer: RequestListener = (_request, response) => response.end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'stoa',
        client_secret: 'a secret of the two',
        redirect_uris: [`${siteUrl}/login/${id}`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    cookies: { keys: ['a key of this test'] },
  });
  const listen = provider.callback();
  answer = (request, response) => void listen(request, response);
  return {
    settings: { id, name: 'Porch', issuer, client_id: 'stoa', client_secret: 'a secret of the two' },
    people,
    visit: (url, login) => visit(url, login, siteUrl),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function visit(url: string, login: string, siteUrl: string) {
  const browse = aBrowser();
  let at = new URL(url);
  for (let step = 0; step < 12; step++) {
    const reply = await browse(at);
    const next = reply.headers.get('location');
    if (next === null) {
      // A form: the login first, then the consent.
      const page = await reply.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
      const sent = await browse(new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', at), {
        prompt,
        login,
        password: 'x',
      });
      at = new URL(sent.headers.get('location') ?? '', at);
    } else {
      at = new URL(next, at);
    }
    if (at.href.startsWith(siteUrl)) {
      const told = (name: string) => at.searchParams.get(name) ?? '';
      return { code: told('code'), state: told('state'), iss: told('iss'), address: at };
    }
  }
  throw new Error(`The provider did not send the browser back, but to ${at.href}.`);
}

/** Keeps cookies and follows nothing by itself. */
function aBrowser() {
  const jar = new Map<string, string>();
  return async (url: URL, form?: Record<string, string>): Promise<Response> => {
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  };
}
