import { IconShare } from '@tabler/icons-react';
import { Button } from '@stoa/shared/kit';
import { useShare } from '@stoa/shared/remote/use-share.ts';
import { useCompletedText } from '../../messages/completed.ts';

/** Hands on the certificate's address. */
export function ShareButton({ courseName, path }: { courseName: string; path: string }) {
  const t = useCompletedText();
  const share = useShare();
  const press = () =>
    share(
      { path, title: t('title', { course: courseName }) },
      { copied: t('copied'), notCopied: (url) => t('notCopied', { url }) },
    );
  return (
    <Button variant="default" leftSection={<IconShare size={18} aria-hidden="true" />} onClick={() => void press()}>
      {t('share')}
    </Button>
  );
}
