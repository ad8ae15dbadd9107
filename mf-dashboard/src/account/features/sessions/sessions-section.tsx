import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import type { OpenSession } from '@stoa/shared/contract/people/sessions.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { Button } from '@stoa/shared/kit';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useSettingsText } from '../../messages/settings.ts';
import { DemoNote, isDemoAccount } from '../../ui/demo-note.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import classes from './sessions.module.css';
import { SignInLink } from './sign-in-link.tsx';
import { useSessions, useSignOut } from './use-sessions.ts';

/** Every browser that is signed in, and the ways to end that. */
export function SessionsSection({ id }: { id: string }) {
  const t = useSettingsText();
  const { user } = useSession();
  const sessions = useSessions();
  const signOut = useSignOut();
  const isDemo = isDemoAccount(user?.email);
  return (
    <SettingsSection id={id} title={t('sessions.title')} lead={t('sessions.lead')}>
      {isDemo && <DemoNote />}
      {sessions.isPending && <RowSkeleton count={2} />}
      {sessions.isError && <LoadFailed query={sessions} />}
      {sessions.data && (
        <ul className={classes.list}>
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isLocked={isDemo}
              isLeaving={signOut.one.isPending && signOut.one.variables.id === session.id}
              onSignOut={() => signOut.one.mutate(session)}
            />
          ))}
        </ul>
      )}
      {sessions.data && !isDemo && <LogOutEverywhere all={signOut.all} />}
      <SignInLink />
    </SettingsSection>
  );
}

interface SessionRowProps {
  session: OpenSession;
  isLocked: boolean;
  isLeaving: boolean;
  onSignOut(): void;
}

const PHONES = /\b(Android|iOS|iPhone|iPad)\b/;

function SessionRow({ session, isLocked, isLeaving, onSignOut }: SessionRowProps) {
  const t = useSettingsText();
  const format = useFormat();
  const { device, address, last_used_at, current } = session;
  const Icon = PHONES.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Icon className={classes.icon} stroke={1.4} aria-hidden="true" />
      <span className={classes.words}>
        <span className={classes.name}>
          {device} {current && <StatusBadge tone="success">{t('sessions.this')}</StatusBadge>}
        </span>
        <span className={classes.facts}>{t('sessions.facts', { address, ago: format.ago(last_used_at) })}</span>
      </span>
      {!current && !isLocked && (
        <Button
          variant="default"
          size="compact-md"
          loading={isLeaving}
          aria-label={t('sessions.signOut.name', { device, address })}
          onClick={onSignOut}
        >
          {t('sessions.signOut')}
        </Button>
      )}
    </li>
  );
}

function LogOutEverywhere({ all }: { all: ReturnType<typeof useSignOut>['all'] }) {
  const t = useSettingsText();
  const [asks, setAsks] = useState(false);
  return (
    <div>
      <Button variant="default" onClick={() => setAsks(true)}>
        {t('sessions.all')}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={t('sessions.askAll')}
        text={t('sessions.askAllText')}
        confirmLabel={t('sessions.all')}
        pending={all.isPending}
        onConfirm={() => all.mutate(undefined, { onSettled: () => setAsks(false) })}
        onCancel={() => setAsks(false)}
      />
    </div>
  );
}
