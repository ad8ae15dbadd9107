import { useCopy } from '@stoa/shared/remote/use-copy.ts';
import { useCertificateText } from '../messages/certificate.ts';

/** Puts a whole address on the clipboard. */
export function useCopyLink(): (url: string) => Promise<void> {
  const t = useCertificateText();
  const copy = useCopy();
  return (url) => copy(url, { copied: t('action.copied'), notCopied: t('action.notCopied', { url }) });
}
