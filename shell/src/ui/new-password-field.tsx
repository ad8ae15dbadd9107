import type { ComponentProps } from 'react';
import { PasswordField } from '@stoa/shared/ui/password-field.tsx';
import { PasswordLength } from './password-length.tsx';

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  /** What is typed so far. */
  typed: string;
}

/** A password that is being chosen: says how far its length has come. */
export function NewPasswordField({ typed, ...props }: NewPasswordFieldProps) {
  return (
    <PasswordField
      autoComplete="new-password"
      description={<PasswordLength password={typed} />}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
    />
  );
}
