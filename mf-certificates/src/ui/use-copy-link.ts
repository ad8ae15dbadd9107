import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useCertificateText } from '../messages/certificate.ts';

/** Puts a whole address on the clipboard and says so; where the browser won't, the address itself is shown. */
export function useCopyLink(): (url: string) => Promise<void> {
  const t = useCertificateText();
  const { toasts } = usePlatform();
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      toasts.show({ kind: 'success', message: t('action.copied') });
    } catch {
      toasts.show({ kind: 'warning', message: t('action.notCopied', { url }) });
    }
  };
}
