import type { ComponentProps } from 'react';
import { PasswordInput } from '@stoa/shared/kit';
import { useAccountFormText } from '../messages/account-forms.ts';

/** A password, which may be shown. */
export function PasswordField(props: ComponentProps<typeof PasswordInput>) {
  const t = useAccountFormText();
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': t('password.toggle'), tabIndex: 0 }}
      // The kit says so of every field but this one.
      aria-invalid={Boolean(props.error)}
      {...props}
    />
  );
}
