import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Button, Skeleton, Stack } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { usePaymentText } from '../../messages/payment.ts';
import { CardChoice } from './card-choice.tsx';
import { CouponField } from './coupon-field.tsx';
import { HinderedCourses } from './hindered-courses.tsx';
import { PayMessage } from './pay-message.tsx';
import classes from './payment-form.module.css';
import { PriceSummary } from './price-summary.tsx';
import { PurchaseList } from './purchase-list.tsx';
import { useCardChoice } from './use-card-choice.ts';
import { useCards } from './use-cards.ts';
import { usePay, type PayStage } from './use-pay.ts';
import type { usePurchase } from './use-purchase.ts';
import { itemsOf, useQuote } from './use-quote.ts';

interface PaymentFormProps {
  purchase: ReturnType<typeof usePurchase>;
  settings: Reply<'getPaymentSettings'>;
}

/** What is bought, what it costs, and with which card. */
export function PaymentForm({ purchase, settings }: PaymentFormProps) {
  const t = usePaymentText();
  const { buyable, coupon } = purchase;
  const { shown, couponError } = useQuote(buyable, coupon);
  const quote = shown.data;
  const cards = useCards({ enabled: settings.can_save_cards });
  const choice = useCardChoice(settings, cards.data ?? []);
  const { stage, pay, resume } = usePay(itemsOf(buyable));
  const isUnderWay = isBusy(stage);
  const isFree = quote?.amount_minor === 0;
  const mayDrop = purchase.slugs.length > 1 && !isUnderWay;
  return (
    <div className={classes.layout}>
      <div className={classes.main}>
        <Section title={t('list.title')}>
          <PurchaseList courses={buyable} quote={quote} onDrop={mayDrop ? purchase.drop : undefined} />
          <HinderedCourses hindered={purchase.hindered} gone={purchase.gone} />
        </Section>
        {cards.isLoading && <Skeleton height="14rem" role="status" aria-label={t('card.loading')} />}
        {!isFree && !cards.isLoading && <CardChoice settings={settings} cards={cards} choice={choice} />}
      </div>
      <aside className={classes.till} aria-label={t('till')}>
        <Stack gap="lg">
          <CouponField
            coupon={coupon}
            applied={quote?.coupon_code ?? undefined}
            error={couponError}
            isChecking={coupon !== undefined && shown.isFetching}
            onCoupon={purchase.setCoupon}
          />
          {shown.isPending && <Skeleton height="4rem" role="status" aria-label={t('price.loading')} />}
          {shown.isError && !quote && <QuoteFailed query={shown} />}
          {quote && (
            <>
              <PriceSummary quote={quote} />
              <PayButton
                quote={quote}
                isBusy={isUnderWay}
                isStale={shown.isPlaceholderData || stage.kind === 'silent' || stage.kind === 'under-way'}
                onPay={() =>
                  void pay({
                    card: isFree ? async () => null : choice.getCard,
                    expectedMinor: quote.amount_minor,
                    coupon: quote.coupon_code ?? undefined,
                  })
                }
              />
              <PayMessage stage={stage} quote={quote} onResume={resume} />
            </>
          )}
        </Stack>
      </aside>
    </div>
  );
}

/** What the server will not sell it says in its own words. */
function QuoteFailed({ query }: { query: ReturnType<typeof useQuote>['shown'] }) {
  const t = usePaymentText();
  const rule = useRuleText();
  const { error } = query;
  const words = isApiError(error) ? Object.values(error.fieldErrors).flat().map(rule).join(' ') : '';
  const expected = { payments_closed: t('closed.text'), ...(words && { invalid: words }) };
  return <LoadFailed query={query} title={t('price.failed')} expected={expected} />;
}

const isBusy = ({ kind }: PayStage): boolean => kind === 'busy' || kind === 'asking' || kind === 'leaving';

interface PayButtonProps {
  quote: { amount_minor: number; currency: string };
  isBusy: boolean;
  /** The sum is being asked for, or another press would be about something else. */
  isStale: boolean;
  onPay(): void;
}

function PayButton({ quote, isBusy, isStale, onPay }: PayButtonProps) {
  const t = usePaymentText();
  const format = useFormat();
  const { amount_minor, currency } = quote;
  return (
    <Button size="md" fullWidth onClick={onPay} loading={isBusy} disabled={isStale}>
      {amount_minor === 0 ? t('pay.free') : t('pay', { amount: format.money(amount_minor, currency) })}
    </Button>
  );
}
