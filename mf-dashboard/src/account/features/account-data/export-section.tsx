import { useMutation } from '@tanstack/react-query';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { download } from '@stoa/shared/ui/download.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { Button } from '@stoa/shared/kit';
import { useSettingsText } from '../../messages/settings.ts';
import { SettingsSection } from '../../ui/settings-section.tsx';

export function ExportSection({ id }: { id: string }) {
  const t = useSettingsText();
  const errorText = useErrorText();
  const api = useApi();
  const { toasts } = usePlatform();
  const make = useMutation({
    mutationFn: () => api.exportAccount(),
    onSuccess: ({ url }) => {
      download(url);
      toasts.show({ kind: 'info', message: t('data.making') });
    },
    onError: (error) => toasts.show({ kind: 'error', message: errorText(error, { demo_account: t('demo') }) }),
  });
  return (
    <SettingsSection id={id} title={t('data.title')} lead={t('data.lead')}>
      <div>
        <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
          {t('data.make')}
        </Button>
      </div>
    </SettingsSection>
  );
}
