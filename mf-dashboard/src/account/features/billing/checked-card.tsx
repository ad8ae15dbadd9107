import { useEffect, useRef } from 'react';
import type { FailureCode } from '@stoa/shared/contract/market/billing-words.ts';
import { Alert, Anchor } from '@stoa/shared/kit';
import { isSilence } from '@stoa/shared/remote/ask-until-answered.ts';
import { useBillingText } from '../../messages/billing.ts';
import { outcomeOf, useCardCheck } from './use-card-check.ts';

/** What came of the card that was added last: also for whoever comes back from their bank, or loads the page anew. */
export function CheckedCard({ reference }: { reference: string }) {
  const { data, error } = useCardCheck(reference);
  const place = useRef<HTMLDivElement>(null);
  const isKnown = data !== undefined && data.kind === 'card_verification';
  useEffect(() => {
    if (isKnown) place.current?.scrollIntoView?.({ block: 'center' });
  }, [isKnown]);
  // Of something else, or of somebody else: nothing that belongs here.
  if (data ? !isKnown : error !== null && !isSilence(error)) return null;
  return <div ref={place}>{data ? <Outcome check={data} /> : <Waiting />}</div>;
}

type Check = NonNullable<ReturnType<typeof useCardCheck>['data']>;

function Outcome({ check }: { check: Check }) {
  const t = useBillingText();
  switch (outcomeOf(check)) {
    case 'kept':
      return (
        <Alert color="green" role="status" title={t('check.kept')}>
          {t('check.keptText')}
        </Alert>
      );
    case 'in-review':
      return (
        <Alert color="yellow" role="status" title={t('check.review')}>
          {t('check.reviewText')}
        </Alert>
      );
    case 'failed':
      return <Failed code={check.failure?.code ?? 'gateway_refused'} />;
    case 'pending':
      return <Waiting url={check.next?.url} />;
  }
}

function Failed({ code }: { code: FailureCode }) {
  const t = useBillingText();
  return (
    <Alert color="red" role="alert" title={t(`check.${code}`)}>
      {t(`check.${code}.next`)} {t('check.notKept')}
    </Alert>
  );
}

/** With an address, the person has not answered their bank yet: the way there stays open. */
function Waiting({ url }: { url?: string | undefined }) {
  const t = useBillingText();
  return (
    <Alert color="blue" role="status" title={t('check.pending')}>
      {url === undefined
        ? t('check.pendingText')
        : t.rich('check.leaving', { a: (words) => <Anchor href={url}>{words}</Anchor> })}
    </Alert>
  );
}
