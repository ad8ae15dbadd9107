import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createRemote as createShellRemote, type RemoteLifecycles } from '../federation/create-remote.tsx';
import type { RemoteProps } from '../federation/platform.ts';
import { StoaProvider } from '../ui/stoa-provider.tsx';
import { bringLooks } from './bring-looks.ts';
import { openPlainPage, type PlainPage } from './plain-page.ts';

/** What a page that is no shell gives: single-spa its application's name, others an element, some nothing at all. */
export type PlainProps = Partial<RemoteProps> & {
  name?: string;
  domElementGetter?(): HTMLElement;
};

/** The same lifecycles, which take any page's props. A host that says all that a shell says is served like one. */
export type PlainLifecycles = { [L in keyof RemoteLifecycles]: (props?: PlainProps) => Promise<void> };

interface Mounted {
  page: PlainPage;
  removeTheme(): void;
}

export function createRemote({ App }: { App: ComponentType }): PlainLifecycles {
  const remote = createShellRemote({ App });
  const mounted = new Map<HTMLElement, Mounted>();
  const forget = (domElement: HTMLElement) => {
    const own = mounted.get(domElement);
    mounted.delete(domElement);
    own?.page.close();
    own?.removeTheme();
  };
  return {
    bootstrap: async () => undefined,

    async mount(given = {}) {
      const domElement = elementOf(given);
      if (given.platform && given.location) {
        return remote.mount({ ...plainProps, ...given, domElement } as RemoteProps);
      }
      await bringLooks();
      const page = openPlainPage(given.name ?? 'remote');
      mounted.set(domElement, { page, removeTheme: drawTheme() });
      const propsNow = (): RemoteProps => ({ ...plainProps, ...page.props(), ...given, domElement });
      try {
        await remote.mount(propsNow());
      } catch (error) {
        forget(domElement);
        throw error;
      }
      page.onChange(() => void remote.update(propsNow()));
    },

    // A page that tells where it is may do so; one that does not is followed by its address.
    async update(given = {}) {
      const domElement = elementOf(given);
      const own = mounted.get(domElement)?.page.props();
      await remote.update({ ...plainProps, ...own, ...given, domElement } as RemoteProps);
    },

    async unmount(given = {}) {
      const domElement = elementOf(given);
      forget(domElement);
      await remote.unmount({ domElement } as RemoteProps);
    },
  };
}

const plainProps = { onCrash: (error: unknown) => globalThis.reportError(error) };

/** Where to draw; the last resort is the element that single-spa's own helpers make. */
function elementOf({ domElement, domElementGetter, name = 'remote' }: PlainProps): HTMLElement {
  const given = domElement ?? domElementGetter?.();
  if (given) return given;
  const id = `single-spa-application:${name}`;
  const made = document.getElementById(id) ?? document.body.appendChild(document.createElement('div'));
  made.id = id;
  return made;
}

/** The theme's variables, which a remote leaves to the page; returns what takes them away. */
function drawTheme(): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<StoaProvider owner>{null}</StoaProvider>);
  return () => {
    root.unmount();
    place.remove();
  };
}
