import { Alert } from '@stoa/shared/kit';
import { useReleasesText } from '../../messages/releases.ts';

/** The registry's storage takes no writing at the moment. */
export function NotWritable() {
  const t = useReleasesText();
  return (
    <Alert color="red" role="alert" title={t('unwritable.title')}>
      {t('unwritable.text')}
    </Alert>
  );
}
