import type { LedgerEntry } from '@stoa/shared/contract/learning/progress-ledger.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { UnsettledSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useProgressLedgerText } from '../../messages/progress-ledger.ts';
import { useLessonEvents } from './use-progress-ledger.ts';
import classes from './progress-ledger.module.css';

/** The lines of one lesson, the newest first. */
export function LessonEvents({ lessonId }: { lessonId: string }) {
  const t = useProgressLedgerText();
  const events = useLessonEvents(lessonId);
  if (events.isPending) return <UnsettledSkeleton height="4rem" label={t('loading')} />;
  if (!events.data) return <LoadFailed query={events} title={t('failed')} />;
  const entries = events.data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) return <Text size="sm">{t('nothing')}</Text>;
  return (
    <>
      <ol className={classes.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {events.hasNextPage && (
        <Button
          variant="default"
          size="compact-sm"
          loading={events.isFetchingNextPage}
          onClick={() => void events.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const t = useProgressLedgerText();
  const format = useFormat();
  const { kind, device } = entry;
  const facts = [
    entry.counted_s !== null && t('counted', { time: clockText(entry.counted_s) }),
    entry.cut_s > 0 && t('cut', { time: clockText(entry.cut_s) }),
    entry.page !== null && t('page', { page: entry.page, pages: entry.pages ?? entry.page }),
    entry.score !== null && t('score', { score: format.percent(entry.score) }),
    entry.passed !== null && t(entry.passed ? 'passed' : 'failedTry'),
    device && t('device', { device: [device.browser, device.os].filter(Boolean).join(' · ') }),
  ];
  return (
    <li className={classes.entry}>
      <time dateTime={entry.at}>{format.moment(entry.at)}</time>
      <span>
        {t(`kind.${kind}`)}
        {facts.filter(Boolean).map((fact) => ` · ${String(fact)}`)}
      </span>
    </li>
  );
}
