import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { ReleasedRemote } from '@stoa/shared/contract/release.ts';
import { changeRelease } from './sabotage.ts';

const ENTRY = '/remotes/mf-probe/1.0.0/remoteEntry.js';

/** Where the probe stands in the site. */
export const PROBE_PATH = '/probe';

/**
 * Puts a hand-written remote into the page's release: the smallest that keeps the contract. Its lifecycles are given
 * as source, so that it can misbehave at every stage that a well-built remote cannot be brought to.
 */
export async function addProbe(page: Page, { mount, get = '' }: { mount: string; get?: string }): Promise<void> {
  const source = `
    window.mf_probe_1_0_0 = {
      init(scope) { this.scope = scope; },
      async get() {
        const scope = this.scope;
        ${get}
        return () => ({
          bootstrap: async () => undefined,
          update: async () => undefined,
          unmount: async ({ domElement }) => domElement.replaceChildren(),
          mount: async ({ domElement, onCrash }) => {
            const draw = () => { domElement.innerHTML = '<h1>The probe stands</h1><button>Break</button>';
              domElement.querySelector('button').onclick = () => onCrash(new Error('it broke later')); };
            ${mount}
          },
        });
      },
    };`;
  const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  await page.route(
    (url) => url.pathname === ENTRY,
    (route) => route.fulfill({ contentType: 'text/javascript', body: source }),
  );
  const probe: ReleasedRemote = {
    name: 'mf-probe',
    version: '1.0.0',
    entry: ENTRY,
    integrity,
    global: 'mf_probe_1_0_0',
    routes: [
      {
        id: 'probe',
        path: PROBE_PATH,
        title: 'The probe',
        requiresLogin: false,
        roles: [],
        permissions: [],
        preload: [],
      },
    ],
    preload: {},
    files: { [ENTRY]: integrity },
  };
  await changeRelease(page, (json) => {
    const release = JSON.parse(json) as { remotes: unknown[] };
    return JSON.stringify({ ...release, remotes: [...release.remotes, probe] });
  });
}
