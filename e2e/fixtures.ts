import { expect, test as base, type Browser, type BrowserContext, type Page } from 'playwright/test';
import { createApi, type Api } from '@stoa/shared/http/api.ts';
import { createKyClient } from '@stoa/shared/http/ky-client.ts';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { newestMail } from './mail/newest-mail.ts';
import { codeIn } from './mail/read-mail.ts';
import { openSandbox, type Sandbox } from './gateways/sandbox.ts';

export { expect } from 'playwright/test';
export type { Page } from 'playwright/test';

interface NewAccount {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}

interface StoaFixtures {
  /** Signs the page in as one of the demo people, by role: `await signIn('teacher')`. Works before and after `goto`. */
  signIn(role: string): Promise<void>;
  /** Another person beside the page's own, in a browser window of their own. */
  signInAs(role: string, browser: Browser): Promise<Page>;
  /** The same, as whoever has this token. */
  openAs(token: string, browser: Browser): Promise<Page>;
  /** Makes a new account, with nothing in it, of somebody who has been here before; gives its token. */
  makeAccount(person: NewAccount): Promise<string>;
  /** The same, and signs the page in. */
  signUp(person: NewAccount): Promise<void>;
  /** Signs the page in with the token of an account. */
  keepToken(token: string): Promise<void>;
  /** The API as a person sees it who is signed in with this token; a guest's without. */
  apiAs(token?: string): Api;
  /** The same, as one of the demo people, by role; a guest's for 'guest'. */
  apiOf(role: string): Promise<Api>;
  /** The gateway that takes the money. */
  sandbox: Sandbox;
}

/** What the browser says when a page's own policy stops it. */
const REFUSED = /Content Security Policy|requires 'Trusted|violates the following/;

export const test = base.extend<StoaFixtures>({
  // No screen may do what the page's policy forbids, whatever a test looks at.
  page: async ({ page }, use) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (REFUSED.test(message.text())) refused.push(`${page.url()}: ${message.text()}`);
    });
    await use(page);
    expect(refused).toEqual([]);
  },
  apiAs: async ({ baseURL }, use) => {
    await use((token) =>
      createApi(
        createKyClient({ prefix: `${baseURL}${API_PREFIX}`, token: () => token, onUnauthenticated: () => undefined }),
      ),
    );
  },
  apiOf: async ({ apiAs }, use) => {
    await use(async (role) => (role === 'guest' ? apiAs() : apiAs(await demoToken(apiAs(), role))));
  },
  sandbox: async ({ apiAs }, use) => use(await openSandbox(apiAs())),
  signIn: async ({ page, baseURL, apiAs }, use) => {
    await use(async (role) => keepSignedIn(page.context(), baseURL!, await demoToken(apiAs(), role)));
  },
  signInAs: async ({ openAs, apiAs }, use) => {
    await use(async (role, browser) => openAs(await demoToken(apiAs(), role), browser));
  },
  openAs: async ({ baseURL }, use) => {
    await use(async (token, browser) => {
      const context = await browser.newContext();
      await keepSignedIn(context, baseURL!, token);
      return context.newPage();
    });
  },
  makeAccount: async ({ apiAs }, use) => {
    await use(async (person) => {
      const api = apiAs();
      const { registration_id } = await api.register({ body: person });
      const mail = await newestMail(api, person.email, { template: 'registration_code' });
      const { token } = await api.confirmRegistration({ body: { registration_id, code: codeIn(mail) } });
      await apiAs(token).skipIntroduction();
      return token;
    });
  },
  keepToken: async ({ page, baseURL }, use) => {
    await use((token) => keepSignedIn(page.context(), baseURL!, token));
  },
  signUp: async ({ keepToken, makeAccount }, use) => {
    await use(async (person) => keepToken(await makeAccount(person)));
  },
});

async function demoToken(api: Api, role: string): Promise<string> {
  const accounts = await api.listDemoAccounts();
  const account = accounts.find((one) => one.role === role);
  expect(account, `a demo account with the role ${role}; there are ${accounts.map((one) => one.role)}`).toBeDefined();
  const { token } = await api.login({ body: { email: account!.email, password: account!.password } });
  return token;
}

/** The shell's two cookies. */
const keepSignedIn = (context: BrowserContext, url: string, token: string): Promise<void> =>
  context.addCookies(
    Object.entries({ token, isLoggedIn: 'true' }).map(([name, value]) => ({
      name,
      value,
      url,
      sameSite: 'Lax' as const,
    })),
  );
