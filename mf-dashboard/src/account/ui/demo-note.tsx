import { IconLock } from '@tabler/icons-react';
import { Alert } from '@stoa/shared/kit';
import { useSettingsText } from '../messages/settings.ts';

const DEMO_MAIL = '@demo.stoa.example';

/** Accounts that everyone shares: the API refuses what would shut others out of them (`demo_account`). */
export const isDemoAccount = (email: string | undefined): boolean => email?.endsWith(DEMO_MAIL) ?? false;

/** Says so before somebody tries. */
export function DemoNote() {
  const t = useSettingsText();
  return (
    <Alert color="gray" icon={<IconLock aria-hidden="true" />}>
      {t('demo')}
    </Alert>
  );
}
