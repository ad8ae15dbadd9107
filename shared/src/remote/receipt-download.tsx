import type { IssuedReceipt } from '../contract/market/receipts.ts';
import { usePlatform } from '../federation/platform-context.tsx';
import { useReceiptText } from '../i18n/messages/receipt.ts';
import { Button } from '../ui/kit.ts';
import { useErrorText } from './use-error-text.ts';
import { StillDrawing, useReceiptFile } from './use-receipt-file.ts';

/** Downloads a receipt or credit note; waits while it is drawn, and says so. */
export function ReceiptDownload({
  receipt: { id, number, kind },
}: {
  receipt: Pick<IssuedReceipt, 'id' | 'number' | 'kind'>;
}) {
  const t = useReceiptText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const file = useReceiptFile();
  const whyNot = (error: Error) => (error instanceof StillDrawing ? t('drawing') : errorText(error));
  return (
    <Button
      variant="default"
      size="compact-md"
      loading={file.isPending}
      aria-label={t(`name.${kind}`, { number })}
      onClick={() => file.mutate(id, { onError: (error) => toasts.show({ kind: 'error', message: whyNot(error) }) })}
    >
      {t(`download.${kind}`)}
    </Button>
  );
}
