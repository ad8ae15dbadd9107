import type { CertificateData } from '@stoa/shared/contract/learning/certificates.ts';
import type { useCertificateText } from '../../messages/certificate.ts';

interface Learnt extends Pick<CertificateData, 'item'> {
  minutes: number;
}

/** The certificate's closing sentence, true of what was really done. */
export function milestone(t: ReturnType<typeof useCertificateText>, { item, minutes }: Learnt): string {
  if (minutes < 1) return t('sheet.milestone', { item });
  return minutes < 120
    ? t('sheet.milestone.minutes', { item, count: minutes })
    : t('sheet.milestone.hours', { item, count: Math.round(minutes / 60) });
}
