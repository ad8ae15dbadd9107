import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert } from '@stoa/shared/kit';
import { usePaymentsText } from '../../messages/payments.ts';

/** Before something is closed: whose certificate goes with it, by the names of the courses. */
export function CertificateWarning({ names }: { names: readonly string[] }) {
  const t = usePaymentsText();
  const format = useFormat();
  if (names.length === 0) return null;
  return <Alert color="yellow">{t('certificates', { count: names.length, names: format.list(names) })}</Alert>;
}
