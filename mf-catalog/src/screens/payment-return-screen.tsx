import { useSearchParams } from 'react-router-dom';
import { FindCourse } from '@stoa/shared/remote/find-course.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { EndedPayment, PendingPayment } from '../features/payment/payment-outcome.tsx';
import { outcomeOf, usePayment } from '../features/payment/use-payment.ts';
import { PaidPlan } from '../sections/paid-plan.tsx';
import { usePaymentText } from '../messages/payment.ts';
import classes from './payment-return-screen.module.css';

/** Where a payment leads when it was sent: it asks how it stands until that is known. */
export default function PaymentReturnScreen() {
  const [search] = useSearchParams();
  const reference = search.get('reference') ?? '';
  return (
    <Page width="reading">
      <div className={classes.outcome} aria-live="polite">
        <Outcome key={reference} reference={reference} />
      </div>
    </Page>
  );
}

function Outcome({ reference }: { reference: string }) {
  const t = usePaymentText();
  const payment = usePayment(reference);
  const { data, asksOn } = payment;
  const isUnknown = reference === '' || (isApiError(payment.error) && payment.error.code === 'not_found');
  if (isUnknown) {
    return <EmptyState order={1} title={t('unknown.title')} text={t('unknown.text')} action={<FindCourse />} />;
  }
  if (payment.isPending || asksOn) {
    return (
      <PendingPayment
        payment={data}
        reference={reference}
        asked={payment.asked}
        onAsk={() => void payment.refetch()}
        isAsking={payment.isFetching}
      />
    );
  }
  if (!data) return <LoadFailed query={payment} />;
  const isPaidPlan = outcomeOf(data) === 'owned' && data.items.some(({ kind }) => kind === 'plan');
  return isPaidPlan ? <PaidPlan payment={data} /> : <EndedPayment payment={data} />;
}
