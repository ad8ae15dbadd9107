import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { Alert } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { ReceiptDownload } from '@stoa/shared/remote/receipt-download.tsx';
import { useBillingText } from '../../messages/billing.ts';

/** The receipt or credit note that a mail or a notice leads to. */
export function AskedReceipt() {
  const [search] = useSearchParams();
  const id = search.get('receipt');
  return id === null ? null : <OneReceipt id={id} />;
}

function OneReceipt({ id }: { id: string }) {
  const t = useBillingText();
  const api = useApi();
  const receipt = useQuery({
    queryKey: ['receipt', id],
    queryFn: ({ signal }) => api.getReceipt({ params: { id }, signal }),
  });
  if (receipt.isError) {
    const unknown = t('receipt.unknown');
    return <LoadFailed query={receipt} expected={{ not_found: unknown, invalid: unknown }} />;
  }
  if (!receipt.data) return null;
  const { kind, number } = receipt.data;
  return (
    <Alert title={t(`receipt.${kind}`, { number })}>
      <ReceiptDownload receipt={receipt.data} />
    </Alert>
  );
}
