import { useLocation } from 'react-router-dom';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { DeleteSection } from '../features/account-data/delete-section.tsx';
import { DeletionNotice } from '../../ui/deletion-notice.tsx';
import { ExportSection } from '../features/account-data/export-section.tsx';
import { ChannelsSection } from '../features/notifications/channels-section.tsx';
import { PreferencesSection } from '../features/preferences/preferences-section.tsx';
import { ReferralSection } from '../features/referral/referral-section.tsx';
import { ConnectedSection } from '../features/security/connected-section.tsx';
import { EmailSection } from '../features/security/email-section.tsx';
import { PasswordSection } from '../features/security/password-section.tsx';
import { useIdentities } from '../features/security/use-identities.ts';
import { useProviders } from '../features/security/use-providers.ts';
import { SessionsSection } from '../features/sessions/sessions-section.tsx';
import { useSettingsText } from '../messages/settings.ts';
import classes from './account-settings-screen.module.css';

/** What the account is and does, one section a matter; each is saved by itself. */
export default function AccountSettingsScreen() {
  const t = useSettingsText();
  const identities = useIdentities();
  const providers = useProviders();
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <DeletionNotice />
      <div className={classes.columns}>
        <Contents
          entries={[
            ['preferences', t('preferences.title')],
            ['email', t('email.title')],
            ['password', t('newPassword.title')],
            ...(providers.length > 0 ? [['connected', t('connected.title')] as const] : []),
            ['sessions', t('sessions.title')],
            ['notifications', t('channels.title')],
            ['invite', t('invite.title')],
            ['data', t('data.title')],
            ['delete', t('delete.title')],
          ]}
        />
        <div className={classes.sections}>
          <PreferencesSection id="preferences" />
          <EmailSection id="email" />
          <PasswordSection id="password" />
          <ConnectedSection id="connected" providers={providers} />
          <SessionsSection id="sessions" />
          <ChannelsSection id="notifications" />
          <ReferralSection id="invite" />
          <ExportSection id="data" />
          <DeleteSection id="delete" hasPassword={identities.data?.has_password ?? true} />
        </div>
      </div>
    </Page>
  );
}

/** The way to a section, on screens that have the room for it. */
function Contents({ entries }: { entries: readonly (readonly [id: string, title: string])[] }) {
  const t = useSettingsText();
  const { hash } = useLocation();
  return (
    <nav aria-label={t('sections')} className={classes.contents}>
      <ul className={classes.entries}>
        {entries.map(([id, title]) => (
          <li key={id}>
            <LinkAnchor
              to={`#${id}`}
              className={classes.entry ?? ''}
              {...(hash === `#${id}` && { 'aria-current': 'location' as const })}
            >
              {title}
            </LinkAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
