import { useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { directionOf, matchLocale } from '../contract/site/locales.ts';
import type { RemoteLifecycles } from '../federation/create-remote.tsx';
import type { PlatformNavigation } from '../federation/platform.ts';
import { LocaleProvider } from '../i18n/locale-context.tsx';
import { useAloneText } from '../i18n/messages/alone.ts';
import { Alert, Group, NativeSelect, Stack, StoaProvider, Text } from '../ui/kit.ts';
import '../ui/styles/fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/reset.css';
import '../ui/styles/mantine.css';
import '../ui/styles/library.css';
import { createAlonePlatform } from './alone-platform.ts';
import { ALONE_SCREENS_ID, type AloneScreen } from './alone-screens.ts';

/**
 * Runs a remote without the shell, in a plain frame. A remote's `src/main.tsx` is one call:
 *
 *     import * as remote from './remote.tsx';
 *     runAlone('mf-catalog', remote);
 *
 * Its server (`stoa alone`) answers the calls, or passes them on to a running site. The frame leads to the remote's
 * screens, and offers the demo accounts to log in with.
 */
export function runAlone(name: string, remote: RemoteLifecycles): void {
  const element = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  const locale = matchLocale(navigator.languages);
  const direction = directionOf(locale);
  Object.assign(document.documentElement, { lang: locale, dir: direction });
  createRoot(element).render(
    <BrowserRouter>
      <StoaProvider owner>
        <LocaleProvider value={{ locale, direction }}>
          <AloneFrame name={name} remote={remote} />
        </LocaleProvider>
      </StoaProvider>
    </BrowserRouter>,
  );
}

function AloneFrame({ name, remote }: { name: string; remote: RemoteLifecycles }) {
  const t = useAloneText();
  const [message, setMessage] = useState<string>();
  const navigation = useAloneNavigation(setMessage);
  const alone = useMemo(() => createAlonePlatform(name, navigation, setMessage), [name, navigation]);
  useEffect(() => void alone.platform.session.refresh().catch(globalThis.reportError), [alone]);
  const { pathname } = useLocation();
  const first = screens[0]?.path ?? '/';
  return (
    <Stack gap={0}>
      <Group component="header" justify="space-between" p="sm">
        <Text fw={600}>{t('alone.running', { name })}</Text>
        <Group>
          <ScreenSelect />
          <SignInSelect {...alone} />
        </Group>
      </Group>
      {message && (
        <Alert withCloseButton onClose={() => setMessage(undefined)}>
          {message}
        </Alert>
      )}
      {/* The bare address is nobody's screen. */}
      {pathname === '/' && first !== '/' ? (
        <Navigate to={first} replace />
      ) : (
        <RemoteArea platform={alone.platform} remote={remote} say={setMessage} />
      )}
    </Stack>
  );
}

function useAloneNavigation(say: (message: string) => void): PlatformNavigation {
  const t = useAloneText();
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  return useMemo(() => {
    const guards = new Set<() => boolean>();
    const mayLeave = () => ![...guards].some((isDirty) => isDirty()) || window.confirm(t('alone.leave'));
    return {
      navigate: (to, options) => mayLeave() && void latest.current(to, options),
      go: (delta) => void latest.current(delta),
      prefetch: () => undefined,
      hasScreen: () => true,
      nameScreen: (title) => {
        document.title = title;
      },
      requireLogin: () => say(t('alone.loginNeeded')),
      guardUnsaved(isDirty) {
        guards.add(isDirty);
        return () => guards.delete(isDirty);
      },
    };
  }, [say, t]);
}

/** What the page says of the remote's screens; a page of another server may say nothing. */
const screens = JSON.parse(document.getElementById(ALONE_SCREENS_ID)?.textContent ?? '[]') as AloneScreen[];

/** Leads to the remote's screens. */
function ScreenSelect() {
  const t = useAloneText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <NativeSelect
      aria-label={t('alone.screen')}
      value={screens.some(({ path }) => path === pathname) ? pathname : ''}
      data={[
        { value: '', label: t('alone.otherScreen') },
        ...screens.map(({ path, title }) => ({ value: path, label: title })),
      ]}
      onChange={({ currentTarget: { value } }) => value && void navigate(value)}
    />
  );
}

type AlonePlatform = ReturnType<typeof createAlonePlatform>;

function SignInSelect({ api, signIn, platform }: AlonePlatform) {
  const t = useAloneText();
  const [accounts, setAccounts] = useState<Awaited<ReturnType<typeof api.listDemoAccounts>>>([]);
  useEffect(() => void api.listDemoAccounts().then(setAccounts, globalThis.reportError), [api]);
  return (
    <NativeSelect
      aria-label={t('alone.signedInAs')}
      defaultValue=""
      data={[
        { value: '', label: platform.session.get().state === 'guest' ? t('alone.guest') : t('alone.asInCookie') },
        { value: 'guest', label: t('alone.signOut') },
        ...accounts.map(({ email, name, role }) => ({ value: email, label: t('alone.account', { name, role }) })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        void signIn(accounts.find(({ email }) => email === value)).catch(globalThis.reportError)
      }
    />
  );
}

interface RemoteAreaProps {
  platform: AlonePlatform['platform'];
  remote: RemoteLifecycles;
  say(message: string): void;
}

function RemoteArea({ platform, remote, say }: RemoteAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const navigationKind = useNavigationType();
  /** The lifecycle before: a remote that is still being mounted takes no update. */
  const before = useRef<Promise<void>>(undefined);
  useEffect(() => {
    const onCrash = (error: unknown) => say(String(error));
    const props = { platform, location, navigationKind, domElement: area.current!, onCrash };
    const next = before.current ? before.current.then(() => remote.update(props)) : remote.mount(props);
    before.current = next.catch(onCrash);
  }, [platform, remote, location, navigationKind, say]);
  return <main ref={area} />;
}
