import { useState } from 'react';
import type { LegalDesk, LegalVersion, LegalWords } from '@stoa/shared/contract/people/legal-texts.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useLegalTextsText } from '../../messages/legal-texts.ts';
import { noonOf } from '../../../ui/noon-of.ts';

const tones = { upcoming: 'info', in_force: 'success', over: 'neutral' } as const;

interface LegalHistoryProps {
  desk: LegalDesk;
  onRestore(number: number, words: LegalWords): void;
}

/** What was published, the newest first. */
export function LegalHistory({ desk, onRestore }: LegalHistoryProps) {
  const t = useLegalTextsText();
  const format = useFormat();
  return (
    <Section title={t('history.title')}>
      {desk.versions.length === 0 ? (
        <p>{t('history.empty')}</p>
      ) : (
        <RecordTable
          label={t('history.title')}
          rows={desk.versions}
          keyOf={({ number }) => String(number)}
          columns={[
            { name: t('history.number'), cell: ({ number }) => format.number(number) },
            { name: t('history.from'), cell: (version) => format.date(noonOf(version.holds_from)) },
            {
              name: t('history.state'),
              cell: ({ state }) => <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>,
            },
            {
              name: t('history.published'),
              cell: ({ published_at: at }) => <time dateTime={at}>{format.moment(at)}</time>,
              note: ({ published_by: name }) => t('history.by', { name: name ?? t('draft.former') }),
            },
            {
              name: t('history.tools'),
              cell: (version) => <Restore desk={desk} version={version} onRestore={onRestore} />,
            },
          ]}
        />
      )}
    </Section>
  );
}

function Restore({ desk: { kind }, version: { number }, onRestore }: LegalHistoryProps & { version: LegalVersion }) {
  const t = useLegalTextsText();
  const api = useApi();
  const { toasts } = usePlatform();
  const errorText = useErrorText();
  const [isReading, setReading] = useState(false);
  async function restore(): Promise<void> {
    setReading(true);
    try {
      onRestore(number, await api.getLegalVersion({ params: { kind, number } }));
    } catch (error) {
      toasts.show({ kind: 'error', message: errorText(error) });
    } finally {
      setReading(false);
    }
  }
  return (
    <Button variant="default" size="compact-sm" loading={isReading} onClick={() => void restore()}>
      {t('restore.button', { number })}
    </Button>
  );
}
