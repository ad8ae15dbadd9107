import { useState } from 'react';
import { isApiError } from '../http/api-error.ts';
import { useCouponText } from '../i18n/messages/coupon.ts';
import { useRuleText } from '../i18n/use-rule-text.ts';
import { Button, TextInput } from '../ui/kit.ts';
import classes from './coupon-field.module.css';
import { useErrorText } from './use-error-text.ts';

interface CouponFieldProps {
  /** As the address has it. */
  coupon: string | undefined;
  /** As the server has it: it holds. */
  applied: string | undefined;
  /** What else there is to say of the one that is applied. */
  note?: string | undefined;
  error: unknown;
  isChecking: boolean;
  /** Undefined: it is taken away. */
  onCoupon(code: string | undefined): void;
}

/** Where a code is typed; and the one that is applied, with a way to be rid of it. */
export function CouponField({ coupon, applied, note, error, isChecking, onCoupon }: CouponFieldProps) {
  const t = useCouponText();
  if (!applied) {
    const key = coupon ?? '';
    return <CouponForm key={key} coupon={key} error={error} isChecking={isChecking} onCoupon={onCoupon} />;
  }
  return (
    <div className={classes.applied}>
      <div role="status">
        <p>{t.rich('applied', { code: applied, b: (code) => <strong>{code}</strong> })}</p>
        {note && <p className={classes.note}>{note}</p>}
      </div>
      <Button variant="subtle" size="compact-md" aria-label={t('removeName')} onClick={() => onCoupon(undefined)}>
        {t('remove')}
      </Button>
    </div>
  );
}

type CouponFormProps = Omit<CouponFieldProps, 'applied' | 'note'> & { coupon: string };

function CouponForm({ coupon, error, isChecking, onCoupon }: CouponFormProps) {
  const t = useCouponText();
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
        label={t('label')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={!isOld && error ? words(error) : undefined}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="default" loading={isChecking}>
        {t('apply')}
      </Button>
    </form>
  );
}

/** The server's words at the field; of a call that failed what every screen says. */
function useCouponError(): (error: unknown) => string {
  const t = useCouponText();
  const rule = useRuleText();
  const errorText = useErrorText();
  return (error) => {
    if (!isApiError(error)) return errorText(error);
    const [broken] = [...(error.fieldErrors['coupon'] ?? []), ...(error.fieldErrors['code'] ?? [])];
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 0) / 60));
    const expected = { rate_limited: t('tooMany', { minutes }), card_number_in_payload: t('cardNumber') };
    return rule(broken) ?? errorText(error, expected);
  };
}
