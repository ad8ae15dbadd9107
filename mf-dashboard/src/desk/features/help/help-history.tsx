import { useState } from 'react';
import type { HelpContent, HelpDeskArticle } from '@stoa/shared/contract/administration/help-articles.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Group, Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useHelpDeskText } from '../../messages/help-desk.ts';
import { ContentDiff } from './content-diff.tsx';
import classes from './help-desk.module.css';
import { useHelpVersion } from './use-help-desk.ts';

interface HelpHistoryProps {
  article: HelpDeskArticle;
  onRestore(number: number, content: HelpContent): void;
}

/** What the article was each time it was saved, the newest first. */
export function HelpHistory({ article, onRestore }: HelpHistoryProps) {
  const t = useHelpDeskText();
  const format = useFormat();
  const [looked, setLooked] = useState<number>();
  return (
    <Section title={t('history.title')}>
      <ul className={classes.list}>
        {article.versions.map(({ number, saved_at: at, saved_by: name, is_published: isPublished }) => (
          <li key={number} className={classes.row}>
            <div className={classes.words}>
              <Group gap="sm">
                <Text fw={600}>{t('history.version', { number })}</Text>
                {isPublished && <StatusBadge tone="success">{t('history.published')}</StatusBadge>}
              </Group>
              <span className={classes.soft}>
                {t('history.saved', { when: format.moment(at), name: name ?? t('history.shipped') })}
              </span>
            </div>
            {number !== article.version && (
              <Button variant="default" size="compact-sm" onClick={() => setLooked(number)}>
                {t('history.look', { number })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {looked !== undefined && <Earlier key={looked} article={article} number={looked} onRestore={onRestore} />}
    </Section>
  );
}

/** An earlier version beside what is saved, and the way back to it. */
function Earlier({ article, number, onRestore }: HelpHistoryProps & { number: number }) {
  const t = useHelpDeskText();
  const version = useHelpVersion(article.id, number);
  if (version.isPending) return <RowSkeleton count={2} label={t('diff.loading')} />;
  if (!version.data) return <LoadFailed query={version} />;
  const { data } = version;
  return (
    <Section
      order={3}
      title={t('diff.title', { number })}
      action={
        <Button variant="default" onClick={() => onRestore(number, data)}>
          {t('history.restore', { number })}
        </Button>
      }
    >
      <ContentDiff before={data} after={article.content} />
    </Section>
  );
}
