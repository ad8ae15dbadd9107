import type { ReactNode } from 'react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { Skeleton } from '@stoa/shared/kit';
import { CouponField } from '@stoa/shared/remote/coupon-field.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useBrokenRules } from '@stoa/shared/remote/use-broken-rule.ts';
import { usePaymentText } from '../../messages/payment.ts';
import { PayButton } from './pay-button.tsx';
import { PayMessage } from './pay-message.tsx';
import type { PayBody } from './payment-intent.ts';
import { PriceSummary } from './price-summary.tsx';
import { TaxCountry } from './tax-country.tsx';
import { TillCards } from './till-cards.tsx';
import { TillFrame } from './till-frame.tsx';
import { useCardChoice } from './use-card-choice.ts';
import { useCards } from '@stoa/shared/remote/cards/use-cards.ts';
import { usePay, type PayStage } from './use-pay.ts';
import { useTaxCountry } from './use-tax-country.ts';
import { useQuote, type Quote } from './use-quote.ts';

interface TillProps {
  items: PayBody['items'];
  settings: Reply<'getPaymentSettings'>;
  /** As the address has it. */
  coupon: string | undefined;
  onCoupon(code: string | undefined): void;
  /** What is bought is paid again by itself: the card is kept, whether one wishes it or not. */
  keepsCard?: boolean;
  /** What is bought. `quote` is undefined while it is not known what it costs. */
  children(till: { quote: Quote | undefined; isUnderWay: boolean }): ReactNode;
}

/** Takes the money for whatever is bought: card, coupon, price, the button that pays and what became of it. */
export function Till({ items, settings, coupon, onCoupon, keepsCard = false, children }: TillProps) {
  const t = usePaymentText();
  const taxCountry = useTaxCountry();
  const { chosen } = taxCountry;
  const { shown, couponError } = useQuote({ items, coupon, country: chosen });
  const quote = shown.data;
  const cards = useCards({ enabled: settings.can_save_cards });
  const choice = useCardChoice(settings, cards.data ?? [], { keepsCard });
  const { stage, pay, resume } = usePay(items);
  const isUnderWay = isBusy(stage);
  const isFree = quote?.amount_minor === 0;
  const total = (
    <>
      <CouponField
        coupon={coupon}
        applied={quote?.coupon_code ?? undefined}
        error={couponError}
        isChecking={coupon !== undefined && shown.isFetching}
        onCoupon={onCoupon}
      />
      {shown.isPending && <Skeleton height="4rem" role="status" aria-label={t('price.loading')} />}
      {shown.isError && !quote && <QuoteFailed query={shown} />}
      {quote && (
        <>
          <TaxCountry {...taxCountry.field} quote={quote} isDisabled={isUnderWay} />
          <PriceSummary quote={quote} />
          <PayButton
            quote={quote}
            isBusy={isUnderWay}
            isStale={shown.isPlaceholderData || stage.kind === 'silent' || stage.kind === 'under-way'}
            onPay={() => {
              if (quote.needs_country) return taxCountry.askFor();
              void pay({
                card: isFree ? async () => null : choice.getCard,
                expectedMinor: quote.amount_minor,
                coupon: quote.coupon_code ?? undefined,
                country: quote.country ?? undefined,
              });
            }}
          />
          <PayMessage stage={stage} quote={quote} onResume={resume} />
        </>
      )}
    </>
  );
  return (
    <TillFrame total={total}>
      {children({ quote, isUnderWay })}
      {!isFree && <TillCards settings={settings} cards={cards} choice={choice} />}
    </TillFrame>
  );
}

/** What the server will not sell it says in its own words. */
function QuoteFailed({ query }: { query: ReturnType<typeof useQuote>['shown'] }) {
  const t = usePaymentText();
  const brokenRules = useBrokenRules();
  const words = brokenRules(query.error).join(' ');
  const expected = { payments_closed: t('closed.text'), ...(words && { invalid: words }) };
  return <LoadFailed query={query} title={t('price.failed')} expected={expected} />;
}

const isBusy = ({ kind }: PayStage): boolean => kind === 'busy' || kind === 'asking' || kind === 'leaving';
