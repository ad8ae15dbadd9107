import type { useCertificateText } from '../../messages/certificate.ts';

/** The certificate's closing sentence, true of what was really done. */
export function milestone(t: ReturnType<typeof useCertificateText>, minutes: number): string {
  if (minutes < 1) return t('sheet.milestone');
  return minutes < 120
    ? t('sheet.milestone.minutes', { count: minutes })
    : t('sheet.milestone.hours', { count: Math.round(minutes / 60) });
}
