import type { ComponentProps } from 'react';
import { PasswordField } from '@stoa/shared/ui/password-field.tsx';
import { useSettingsText } from '../messages/settings.ts';

/** Asked before what only the person themselves may do: `<CurrentPassword error={…} {...form.register('password')} />`. */
export function CurrentPassword(props: ComponentProps<typeof PasswordField>) {
  const t = useSettingsText();
  return <PasswordField label={t('password')} autoComplete="current-password" {...props} />;
}
