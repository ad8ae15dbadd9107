import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createApi, type Api } from '../http/api.ts';
import { LocaleProvider } from '../i18n/locale-context.tsx';
import type { Platform, Preferences, Session } from './platform.ts';

const PlatformContext = createContext<Platform | undefined>(undefined);

/** Platform and language for all that is drawn below. */
export function PlatformProvider({ value, children }: { value: Platform; children: ReactNode }) {
  return (
    <PlatformContext.Provider value={value}>
      <LocaleProvider value={usePreferencesOf(value)}>{children}</LocaleProvider>
    </PlatformContext.Provider>
  );
}

/** In a transition: what is drawn stays until the texts of another language are here. */
function usePreferencesOf({ preferences }: Platform): Preferences {
  const [now, setNow] = useState(preferences.get);
  useEffect(() => {
    const follow = () => startTransition(() => setNow(preferences.get()));
    follow();
    return preferences.subscribe(follow);
  }, [preferences]);
  return now;
}

/** The shell's gift to this remote. @throws outside a mounted remote. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform() needs a PlatformProvider above it.');
  return platform;
}

const pendingSession: Session = {
  state: 'pending',
  user: undefined,
  roles: [],
  permissions: [],
  notifications: [],
  unreadCount: 0,
};

/** A first view knows that there is a person, and not who. */
const beforeKnown = (session: Session): Session => (session.state === 'signed-in' ? pendingSession : session);

export function useSession(): Session {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.get, () => beforeKnown(session.get()));
}

export function usePreferences(): Preferences {
  const { preferences } = usePlatform();
  return useSyncExternalStore(preferences.subscribe, preferences.get, preferences.get);
}

/** Names the screen in the tab; nothing while its data is not there yet. */
export function useScreenTitle(title: string | undefined): void {
  const { navigation } = usePlatform();
  useEffect(() => {
    if (title) navigation.nameScreen(title);
  }, [navigation, title]);
}

const clients = new WeakMap<Platform['http'], Api>();

/** Typed calls to the marketplace API. */
export function useApi(): Api {
  const { http } = usePlatform();
  return useMemo(() => {
    const api = clients.get(http) ?? createApi(http);
    clients.set(http, api);
    return api;
  }, [http]);
}
