import { useState } from 'react';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { Button, TextInput } from '@stoa/shared/kit';
import { usePaymentText } from '../../messages/payment.ts';
import classes from './coupon-field.module.css';

interface CouponFieldProps {
  /** As the address has it. */
  coupon: string | undefined;
  /** As the quote has it: it holds. */
  applied: string | undefined;
  error: unknown;
  isChecking: boolean;
  onCoupon(code: string | undefined): void;
}

export function CouponField({ coupon, applied, error, isChecking, onCoupon }: CouponFieldProps) {
  const t = usePaymentText();
  if (!applied) {
    const key = coupon ?? '';
    return <CouponForm key={key} coupon={key} error={error} isChecking={isChecking} onCoupon={onCoupon} />;
  }
  return (
    <div className={classes.applied}>
      <p role="status">{t.rich('coupon.applied', { code: applied, b: (code) => <strong>{code}</strong> })}</p>
      <Button
        variant="subtle"
        size="compact-md"
        aria-label={t('coupon.removeName')}
        onClick={() => onCoupon(undefined)}
      >
        {t('coupon.remove')}
      </Button>
    </div>
  );
}

function CouponForm({ coupon, error, isChecking, onCoupon }: Omit<CouponFieldProps, 'applied'> & { coupon: string }) {
  const t = usePaymentText();
  const words = useCouponError();
  const [typed, setTyped] = useState(coupon);
  const isOld = typed !== coupon;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onCoupon(typed.trim().toUpperCase() || undefined);
      }}
    >
      <TextInput
        className={classes.field}
        label={t('coupon.label')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={!isOld && error ? words(error) : undefined}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="default" loading={isChecking}>
        {t('coupon.apply')}
      </Button>
    </form>
  );
}

/** The server's words at the field; of a call that failed what every screen says. */
function useCouponError(): (error: unknown) => string {
  const rule = useRuleText();
  const errorText = useErrorText();
  return (error) => (isApiError(error) && rule(error.fieldErrors['coupon']?.[0])) || errorText(error);
}
