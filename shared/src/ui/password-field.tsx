import type { ComponentProps } from 'react';
import { useUiText } from '../i18n/messages/ui.ts';
import { PasswordInput } from './kit.ts';

/** A password, which may be shown while it is typed. */
export function PasswordField(props: ComponentProps<typeof PasswordInput>) {
  const t = useUiText();
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': t('password.toggle'), tabIndex: 0 }}
      // The kit says so of every field but this one.
      aria-invalid={Boolean(props.error)}
      {...props}
    />
  );
}
