import type { UseMutationResult } from '@tanstack/react-query';
import { Button } from '@stoa/shared/kit';
import { useReportsText } from '../../messages/reports.ts';

interface CsvButtonProps {
  file: Pick<UseMutationResult<unknown, Error, void>, 'isPending' | 'mutate'>;
  isEmpty?: boolean;
}

/** Saves the table that it stands at as a file. */
export function CsvButton({ file, isEmpty = false }: CsvButtonProps) {
  const t = useReportsText();
  return (
    <Button variant="default" disabled={isEmpty} loading={file.isPending} onClick={() => file.mutate()}>
      {t('csv')}
    </Button>
  );
}
