import { IconHourglassLow } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { Alert, Button, Stack } from '@stoa/shared/kit';
import { useDeletionText } from '../messages/deletion.ts';

/** Over an account that is about to go, with the way to keep it. */
export function DeletionBanner({ at }: { at: string }) {
  const t = useDeletionText();
  const format = useFormat();
  const errorText = useErrorText();
  const api = useApi();
  const { session, toasts } = usePlatform();
  const keep = useMutation({
    mutationFn: () => api.keepAccount(),
    onSuccess: () => {
      toasts.show({ kind: 'success', message: t('kept') });
      return session.refresh();
    },
    onError: (error) => toasts.show({ kind: 'error', message: errorText(error) }),
  });
  return (
    <Alert color="yellow" icon={<IconHourglassLow aria-hidden="true" />} title={t('title', { date: format.date(at) })}>
      <Stack gap="sm" align="start">
        <p>{t('text')}</p>
        <Button loading={keep.isPending} onClick={() => keep.mutate()}>
          {t('keep')}
        </Button>
      </Stack>
    </Alert>
  );
}
