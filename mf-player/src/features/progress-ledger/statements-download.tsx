import { useMutation } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Group, Text } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { saveBlob } from '@stoa/shared/ui/download.ts';
import { useProgressLedgerText } from '../../messages/progress-ledger.ts';
import { readStatements } from './use-progress-ledger.ts';

/** All lines as xAPI statements, for whom one wants to show what one has learnt. */
export function StatementsDownload({ enrolmentId }: { enrolmentId: string }) {
  const t = useProgressLedgerText();
  const errorText = useErrorText();
  const api = useApi();
  const reading = useMutation({
    mutationFn: () => readStatements(api, enrolmentId),
    onSuccess: (statements) =>
      saveBlob(new Blob([JSON.stringify(statements, null, 2)], { type: 'application/json' }), 'xapi-statements.json'),
  });
  return (
    <div>
      <Group gap="sm">
        <Button variant="default" loading={reading.isPending} onClick={() => reading.mutate()}>
          {t('download')}
        </Button>
        <Text size="sm">{t('download.what')}</Text>
      </Group>
      <Text size="sm" c="red" role="status">
        {reading.isError && errorText(reading.error)}
      </Text>
    </div>
  );
}
