import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { permission, roleName } from '@stoa/shared/contract/kernel/roles.ts';
import { endpoints } from '@stoa/shared/contract/endpoints.ts';
import type { RouteName } from '@stoa/shared/contract/kernel/routes.ts';
import type { RemoteLifecycles } from '@stoa/shared/federation/create-remote.tsx';
import type { Platform, RemoteProps } from '@stoa/shared/federation/platform.ts';
import { aSession } from '@stoa/shared/testing/builders.ts';
import { createFakePlatform } from '@stoa/shared/testing/fake-platform.ts';
import { createMemoryHistory } from '@stoa/shared/testing/memory-history.ts';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';
import { sampleOf } from '@stoa/shared/testing/sample-of.ts';
import { StoaProvider } from '@stoa/shared/kit';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { SUBJECT_ELEMENT_ID, type DoctorPage, type Subject } from '../facts.ts';
import { timersAlive } from './first.ts';

/** A screen is at rest when nothing has changed for so long, or when waiting longer would serve nobody. */
const QUIET_MS = 120;
/** The first time code arrives, and React shows what waited for it up to 300 ms later. */
const FIRST_QUIET_MS = 500;
const PATIENCE_MS = 5_000;

const subject = JSON.parse(document.getElementById(SUBJECT_ELEMENT_ID)?.textContent ?? '{}') as Subject;
const outlet = document.getElementById('remote')!;
const errors: string[] = [];
const say = (error: unknown) => void errors.push(error instanceof Error ? error.message : String(error));

// The shell's part of the page: the theme's variables, which a remote leaves to it. The overlays it lends come later.
createRoot(document.getElementById('shell')!).render(createElement(StoaProvider, { owner: true, children: null }));
const overlays = import('@stoa/shared/overlays');

const replies = Object.fromEntries(
  (Object.keys(endpoints) as RouteName[]).map((name) => [
    name,
    () => sampleOf(endpoints[name].reply, window.location.origin),
  ]),
) as Replies;

let pending = 0;
const fake = createFakePlatform({
  session: aSession({ roles: roleName.options, permissions: permission.options }),
  replies,
});
const platform: Platform = {
  ...fake.platform,
  release: { remote: subject.name, version: subject.version, channel: 'doctor', revision: 1 },
  http: {
    ...fake.platform.http,
    async request(call) {
      pending += 1;
      try {
        return await fake.platform.http.request(call);
      } finally {
        pending -= 1;
      }
    },
  },
  reportError: say,
};

let remote: RemoteLifecycles | undefined;
let mounted: RemoteProps | undefined;
let wasDrawn = false;

const page: DoctorPage = {
  async load() {
    await overlays;
    const before = new Set(Object.getOwnPropertyNames(window));
    registerRemotes([{ name: subject.name, entry: subject.entry, entryGlobalName: subject.global }]);
    remote = (await loadRemote<RemoteLifecycles>(`${subject.name}/remote`)) ?? undefined;
    if (!remote?.mount || !remote.unmount) throw new Error(`${subject.name} exposes no lifecycles.`);
    return Object.getOwnPropertyNames(window).filter((name) => !before.has(name));
  },

  async mount(url) {
    const domElement = outlet.appendChild(document.createElement('div'));
    const history = createMemoryHistory(url);
    const { location, kind } = history.now();
    const props: RemoteProps = { platform, location, navigationKind: kind, domElement, onCrash: say };
    const began = performance.now();
    if (!mounted) await remote!.bootstrap(props);
    await remote!.mount(props);
    mounted = props;
    return performance.now() - began;
  },

  settle() {
    const isFirst = !wasDrawn;
    wasDrawn = true;
    return quiet(isFirst ? FIRST_QUIET_MS : QUIET_MS);
  },

  async unmount() {
    if (!mounted) return;
    await remote!.unmount(mounted);
    mounted.domElement.remove();
    // What a fake remembers is no leak of the remote.
    for (const memory of [fake.calls, fake.toasts, fake.events]) memory.length = 0;
    mounted = { ...mounted, domElement: document.createElement('div') };
    await quiet();
  },

  facts: () => ({
    attachedNodes: countNodes(document),
    timers: timersAlive(),
    styles: document.styleSheets.length + document.adoptedStyleSheets.length,
    globals: Object.getOwnPropertyNames(window),
  }),

  errors: () => errors.splice(0),
};
Object.assign(window, { stoaDoctor: page });

function countNodes(root: Node): number {
  const nodes = document.createNodeIterator(root);
  let count = 0;
  while (nodes.nextNode()) count += 1;
  return count;
}

async function quiet(quietMs = QUIET_MS): Promise<void> {
  const began = performance.now();
  let changed = began;
  let loading = 0;
  const arrived = () => {
    loading -= 1;
    changed = performance.now();
  };
  const observer = new MutationObserver((changes) => {
    changed = performance.now();
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement || node instanceof HTMLLinkElement)) continue;
      loading += 1;
      for (const event of ['load', 'error']) node.addEventListener(event, arrived, { once: true });
    }
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 4));
    const now = performance.now();
    if ((pending === 0 && loading <= 0 && now - changed > quietMs) || now - began > PATIENCE_MS) break;
  }
  observer.disconnect();
}
