import { useMutation } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Group, Text } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { download } from '@stoa/shared/ui/download.ts';
import { useProgressLedgerText } from '../../messages/progress-ledger.ts';
import { readStatements } from './use-progress-ledger.ts';

/** All lines as xAPI statements, for whom one wants to show what one has learnt. */
export function StatementsDownload({ enrolmentId }: { enrolmentId: string }) {
  const t = useProgressLedgerText();
  const errorText = useErrorText();
  const api = useApi();
  const reading = useMutation({
    mutationFn: () => readStatements(api, enrolmentId),
    onSuccess: (statements) => save(JSON.stringify(statements, null, 2)),
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

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  download(url, 'xapi-statements.json');
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
