import { createApp, shallowReactive, type App } from 'vue';
import type { RemoteLifecycles } from '@stoa/shared/federation/create-remote.tsx';
import type { RemoteProps } from '@stoa/shared/federation/platform.ts';
import { GreetingScreen } from './greeting-screen.ts';
import { loadText } from './messages/greeting.ts';

interface Mounted {
  app: App;
  shown: RemoteProps;
}

const mounted = new Map<HTMLElement, Mounted>();

const lifecycles: RemoteLifecycles = {
  bootstrap: async () => undefined,

  mount: async (props) => {
    const { domElement } = props;
    const shown = shallowReactive({ ...props });
    const text = await loadText(props.platform.preferences.get().locale);
    const app = createApp(GreetingScreen, { shown, text });
    let failure: { error: unknown } | undefined;
    let hasMounted = false;
    app.config.errorHandler = (error) => {
      if (hasMounted) props.onCrash(error);
      else failure ??= { error };
    };
    app.mount(domElement);
    if (failure) {
      app.unmount();
      throw failure.error;
    }
    hasMounted = true;
    mounted.set(domElement, { app, shown });
  },

  update: async (props) => {
    const remote = mounted.get(props.domElement);
    if (remote) Object.assign(remote.shown, props);
  },

  unmount: async ({ domElement }) => {
    mounted.get(domElement)?.app.unmount();
    mounted.delete(domElement);
  },
};

export const { bootstrap, mount, update, unmount } = lifecycles;
