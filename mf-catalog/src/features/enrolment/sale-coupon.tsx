import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Skeleton, Text } from '@stoa/shared/kit';
import { CouponField } from '@stoa/shared/remote/coupon-field.tsx';
import { useState } from 'react';
import { useSaleText } from '../../messages/sale.ts';
import type { Sale } from './sale.ts';
import classes from './sale-coupon.module.css';
import { useCoupon } from './use-coupon.ts';

/** The coupon that is applied or does not hold; without one, a quiet way to give one. It stands in the address. */
export function SaleCoupon({ sale }: { sale: Sale }) {
  const t = useSaleText();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { code, checked, error, isChecking, isFetching, setCode } = useCoupon(sale);
  if (!sale.isPayable) return null;
  if (isChecking && !isOpen) return <Skeleton className={classes.line} />;
  const price = format.money(sale.priceMinor, sale.currency);
  return (
    <div className={checked && classes.line}>
      {!code && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.have}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('coupon.have')}
        </Button>
      )}
      {(code || isOpen) && (
        <CouponField
          coupon={code}
          applied={checked?.code}
          note={checked?.expires_at ? t('coupon.until', { when: format.moment(checked.expires_at) }) : undefined}
          error={error}
          isChecking={code !== undefined && isFetching}
          onCoupon={setCode}
        />
      )}
      {error && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('coupon.without', { price })}
        </Text>
      )}
    </div>
  );
}
