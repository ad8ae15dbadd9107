import type { ReactNode } from 'react';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import type { FormCall } from '@stoa/shared/remote/use-form-call.ts';
import { Alert, Button, Group, Stack } from '@stoa/shared/kit';
import type { CouponValues } from './coupon-values.ts';

interface CouponFormProps<S> {
  label: string;
  confirmLabel: string;
  formCall: FormCall<CouponValues, S>;
  onClose(): void;
  children: ReactNode;
}

/** Fields of a coupon, why they were refused, and the buttons. */
export function CouponForm<S>({ label, confirmLabel, formCall, onClose, children }: CouponFormProps<S>) {
  const ui = useUiText();
  const { problem, isSending, submit } = formCall;
  return (
    <form noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
      <Stack gap="lg">
        {children}
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
