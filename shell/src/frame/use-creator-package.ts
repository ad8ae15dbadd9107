import { useRef } from 'react';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { download } from '@stoa/shared/ui/download.ts';
import { useFrameText } from '../messages/frame.ts';

/** Fetches the package for new creators: the browser downloads it beside the page. Asked twice at once, it comes once. */
export function useCreatorPackage(): () => Promise<void> {
  const api = useApi();
  const { progress, toasts, reportError } = usePlatform();
  const t = useFrameText();
  const isUnderWay = useRef(false);
  return async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const end = progress.start();
    try {
      const { url } = await api.getCreatorPackage();
      download(url);
    } catch (error) {
      reportError(error);
      toasts.show({ kind: 'error', message: t('creator.package-failed') });
    } finally {
      isUnderWay.current = false;
      end();
    }
  };
}
