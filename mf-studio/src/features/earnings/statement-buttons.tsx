import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Group } from '@stoa/shared/kit';
import { useEarningsText } from '../../messages/earnings.ts';
import { monthName } from './month-name.ts';
import { useStatementFile } from './use-earnings.ts';

/** The statement of one month, as a file. */
export function StatementButtons({ currency, month }: { currency: string; month: string }) {
  const t = useEarningsText();
  const { locale } = useFormat();
  const file = useStatementFile();
  const name = monthName(month, locale);
  return (
    <Group gap="xs">
      {(['pdf', 'csv'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          size="sm"
          loading={file.isPending && file.variables.format === format}
          aria-label={t(`statement.${format}Of`, { month: name })}
          onClick={() => file.mutate({ currency, month, format })}
        >
          {t(`statement.${format}`)}
        </Button>
      ))}
    </Group>
  );
}
