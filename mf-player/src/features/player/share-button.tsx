import { IconShare } from '@tabler/icons-react';
import { Button } from '@stoa/shared/kit';
import { useCopy } from '@stoa/shared/remote/use-copy.ts';
import { useCompletedText } from '../../messages/completed.ts';

/** Hands the certificate's address to whatever the device shares with; where it has nothing, to the clipboard. */
export function ShareButton({ courseName, path }: { courseName: string; path: string }) {
  const t = useCompletedText();
  const copy = useCopy();
  const share = async () => {
    const url = new URL(path, location.origin).href;
    const words = { title: t('title', { course: courseName }), url };
    if (navigator.canShare?.(words)) {
      // Closing the device's own sheet is no failure.
      await navigator.share(words).catch(() => undefined);
      return;
    }
    await copy(url, { copied: t('copied'), notCopied: t('notCopied', { url }) });
  };
  return (
    <Button variant="default" leftSection={<IconShare size={18} aria-hidden="true" />} onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}
