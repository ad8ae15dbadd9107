import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useSettingsText } from '../../messages/settings.ts';
import { DemoNote, isDemoAccount } from '../../ui/demo-note.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { AliasAddresses } from './alias-addresses.tsx';
import { EmailForm } from './email-form.tsx';
import { IdentitiesGate } from './identities-gate.tsx';

export function EmailSection({ id }: { id: string }) {
  const t = useSettingsText();
  const { user } = useSession();
  const email = user?.email ?? '';
  return (
    <SettingsSection
      id={id}
      title={t('email.title')}
      lead={t.rich('email.lead', { email, b: (words) => <b>{words}</b> })}
    >
      {isDemoAccount(email) ? (
        <DemoNote />
      ) : (
        <IdentitiesGate>
          {({ has_password }) => (
            <>
              <EmailForm key={String(has_password)} hasPassword={has_password} email={email} />
              <AliasAddresses hasPassword={has_password} email={email} />
            </>
          )}
        </IdentitiesGate>
      )}
    </SettingsSection>
  );
}
