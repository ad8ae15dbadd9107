import {
  Component,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { OpenedFromProvider } from './opened-from.tsx';
import { PlatformProvider } from './platform-context.tsx';
import type { RemoteProps } from './platform.ts';
import { RemoteRouter } from './remote-router.tsx';

/** The single-spa parcel lifecycles; the one module a remote exposes. */
export interface RemoteLifecycles {
  bootstrap(props: RemoteProps): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  update(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
}

interface Mounted {
  root: Root;
  accept(props: RemoteProps): void;
}

/**
 * Makes the lifecycles of a React remote. `App` draws below the providers it needs; it finds the router and the
 * platform above it. `mount` resolves when the first render stands, and rejects when it throws; a later throw
 * reaches the shell by `onCrash`.
 */
export function createRemote({ App }: { App: ComponentType }): RemoteLifecycles {
  const mounted = new Map<HTMLElement, Mounted>();

  return {
    bootstrap: async () => undefined,

    mount: (props) =>
      new Promise<void>((resolve, reject) => {
        const { domElement } = props;
        const root = createRoot(domElement);
        let settled = false;
        const fail = (error: unknown) => {
          if (settled) return props.onCrash(error);
          settled = true;
          mounted.delete(domElement);
          // React is still rendering here; unmount once it has finished.
          queueMicrotask(() => root.unmount());
          reject(error instanceof Error ? error : new Error(String(error)));
        };
        const entry: Mounted = { root, accept: () => undefined };
        mounted.set(domElement, entry);
        // A transition lets React wait a moment for lazy code that is in the page already. Without, it would commit the
        // fallback at once, and then hold it for 300 ms.
        startTransition(() => {
          root.render(
            <CrashBoundary onCrash={fail}>
              <RemoteRoot
                first={props}
                App={App}
                onReady={(accept) => {
                  entry.accept = accept;
                  settled = true;
                  resolve();
                }}
              />
            </CrashBoundary>,
          );
        });
      }),

    update: async (props) => mounted.get(props.domElement)?.accept(props),

    unmount: async ({ domElement }) => {
      mounted.get(domElement)?.root.unmount();
      mounted.delete(domElement);
    },
  };
}

interface RemoteRootProps {
  first: RemoteProps;
  App: ComponentType;
  onReady(accept: (props: RemoteProps) => void): void;
}

function RemoteRoot({ first, App, onReady }: RemoteRootProps) {
  // Not useSyncExternalStore: a navigation during a throttled Suspense commit raises React's error 177 with it.
  const [props, setProps] = useState(first);
  const latest = useRef(first.location.pathname);
  const wanted = useCallback(() => latest.current, []);
  const accept = useCallback((next: RemoteProps) => {
    latest.current = next.location.pathname;
    startTransition(() => setProps(next));
  }, []);
  useEffect(() => onReady(accept), [onReady, accept]);
  return (
    <PlatformProvider value={props.platform}>
      <RemoteRouter
        location={props.location}
        navigationKind={props.navigationKind}
        navigation={props.platform.navigation}
        wanted={wanted}
      >
        <OpenedFromProvider value={props.openedFrom}>
          <App />
        </OpenedFromProvider>
      </RemoteRouter>
    </PlatformProvider>
  );
}

class CrashBoundary extends Component<{ onCrash(error: unknown): void; children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };
  static getDerivedStateFromError = () => ({ crashed: true });
  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }
  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
