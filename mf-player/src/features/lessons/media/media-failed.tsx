import { Alert, Button } from '@stoa/shared/kit';
import { useMediaText } from '../../../messages/media.ts';

export function MediaFailed({ onAgain }: { onAgain(): void }) {
  const t = useMediaText();
  return (
    <Alert color="red" role="alert" title={t('failed.title')}>
      {t('failed.text')}{' '}
      <Button size="compact-sm" variant="white" onClick={onAgain}>
        {t('failed.again')}
      </Button>
    </Alert>
  );
}
