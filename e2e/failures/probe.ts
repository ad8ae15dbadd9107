import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { changeRelease } from './sabotage.ts';

/** Where the probe stands in the site. */
export const PROBE_PATH = '/probe';

interface ProbeOptions {
  version?: string;
  heading?: string;
  /** Source of its `mount`, which may `draw()`. */
  mount: string;
  /** Source that runs when the shell asks the container for the module; `scope` holds the lent libraries. */
  get?: string;
}

/**
 * A hand-written remote: the smallest that keeps the contract. Its lifecycles are given as source, so that it can
 * misbehave at every stage that a well-built remote cannot be brought to.
 */
export function aProbe({ version = '1.0.0', heading = 'The probe stands', mount, get = '' }: ProbeOptions) {
  const global = `mf_probe_${version.replaceAll('.', '_')}`;
  const entry = `/remotes/mf-probe/${version}/remoteEntry.js`;
  const source = `
    window.${global} = {
      init(scope) { this.scope = scope; },
      async get() {
        const scope = this.scope;
        ${get}
        return () => ({
          bootstrap: async () => undefined,
          update: async () => undefined,
          unmount: async ({ domElement }) => domElement.replaceChildren(),
          mount: async ({ domElement, onCrash }) => {
            // The page's policy lets no text become elements.
            const named = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
            const draw = () => { const button = named('button', 'Break');
              domElement.replaceChildren(named('h1', '${heading}'), button);
              button.onclick = () => onCrash(new Error('it broke later')); };
            ${mount}
          },
        });
      },
    };`;
  const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  const remote: ReleasedRemote = {
    name: 'mf-probe',
    version,
    entry,
    integrity,
    global,
    routes: [
      {
        id: 'probe',
        path: PROBE_PATH,
        title: 'The probe',
        titles: {},
        requiresLogin: false,
        roles: [],
        permissions: [],
        devices: [],
        preload: [],
        menu: null,
      },
    ],
    preload: {},
    files: { [entry]: integrity },
  };
  return { remote, source };
}

/** Puts a probe into the release that the page carries. */
export async function addProbe(page: Page, options: ProbeOptions): Promise<ReleasedRemote> {
  const { remote, source } = aProbe(options);
  await serveProbe(page, { remote, source });
  await changeRelease(page, (release) => ({ ...release, remotes: [...release.remotes, remote] }));
  return remote;
}

/** Lets the site hold a probe's file, whether or not it is released. */
export const serveProbe = (page: Page, { remote, source }: ReturnType<typeof aProbe>): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname === remote.entry,
    (route) => route.fulfill({ contentType: 'text/javascript', body: source }),
  );
