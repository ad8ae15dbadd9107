import { useState } from 'react';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { useSettingsText } from '../../messages/settings.ts';
import { DemoNote, isDemoAccount } from '../../ui/demo-note.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { DeleteForm } from './delete-form.tsx';
import classes from './delete-section.module.css';

interface DeleteSectionProps {
  id: string;
  hasPassword: boolean;
}

/** What follows, in words, before the first step. */
export function DeleteSection({ id, hasPassword }: DeleteSectionProps) {
  const t = useSettingsText();
  return (
    <SettingsSection id={id} title={t('delete.title')} lead={t('delete.lead')} isDangerous>
      <p className={classes.text}>{t('delete.what')}</p>
      <DeleteSteps hasPassword={hasPassword} />
    </SettingsSection>
  );
}

function DeleteSteps({ hasPassword }: { hasPassword: boolean }) {
  const t = useSettingsText();
  const format = useFormat();
  const { user } = useSession();
  const [isBegun, setBegun] = useState(false);
  if (isDemoAccount(user?.email)) return <DemoNote />;
  if (user?.deletes_at) return <p>{t('delete.waits', { date: format.date(user.deletes_at) })}</p>;
  if (isBegun) {
    return (
      <DeleteForm
        key={String(hasPassword)}
        email={user?.email ?? ''}
        hasPassword={hasPassword}
        onCancel={() => setBegun(false)}
      />
    );
  }
  return (
    <div>
      <Button color="red" variant="outline" onClick={() => setBegun(true)}>
        {t('delete.begin')}
      </Button>
    </div>
  );
}
