import type { ComponentProps } from 'react';
import { PasswordInput } from '@stoa/shared/kit';
import { useSettingsText } from '../messages/settings.ts';

/** A password that can be looked at while it is typed. */
export function SecretInput(props: ComponentProps<typeof PasswordInput>) {
  const t = useSettingsText();
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': t('password.show'), tabIndex: 0 }}
      // The kit says so of every field but this one.
      aria-invalid={Boolean(props.error)}
      {...props}
    />
  );
}
