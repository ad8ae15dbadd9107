import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { QueuedLearningPath } from '@stoa/shared/contract/market/path-builder.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { usePathReviewText } from '../../messages/path-review.ts';
import classes from './path-review.module.css';
import type { usePathQueue } from './use-path-review.ts';

interface PathQueueProps {
  queue: ReturnType<typeof usePathQueue>;
  isFiltered: boolean;
  onPage(page: number): void;
}

/** Learning paths that wait for a reviewer, oldest first. */
export function PathQueue({ queue, isFiltered, onPage }: PathQueueProps) {
  const t = usePathReviewText();
  const { data } = queue;
  if (queue.isPending) return <RowSkeleton label={t('queue.loading')} />;
  if (!data) return <LoadFailed query={queue} />;
  if (data.items.length === 0) {
    return (
      <EmptyState
        title={t(isFiltered ? 'queue.noneFound' : 'queue.empty')}
        text={t(isFiltered ? 'queue.noneFound.text' : 'queue.empty.text')}
      />
    );
  }
  return (
    <>
      <RowList>
        {data.items.map((path) => (
          <QueuedPath key={path.id} path={path} />
        ))}
      </RowList>
      <PageNumbers pages={Math.ceil(data.total / data.per_page)} page={data.page} onPage={onPage} />
    </>
  );
}

function QueuedPath({ path }: { path: QueuedLearningPath }) {
  const t = usePathReviewText();
  const format = useFormat();
  const address = to.reviewLearningPath({ slug: path.slug });
  return (
    <li className={classes.row}>
      <div>
        <Text fw={650} size="lg">
          <LinkAnchor c="inherit" to={address}>
            {path.title}
          </LinkAnchor>
        </Text>
        <Text size="sm" c="dimmed">
          {[
            path.partner.full_name,
            t('row.courses', { count: path.course_count }),
            path.submitted_at && t('row.sent', { ago: format.ago(path.submitted_at) }),
            path.reviewer && t('row.reviewer', { name: path.reviewer.name }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <LinkButton to={address} variant="default" aria-label={t('row.review.of', { title: path.title })}>
        {t('row.review')}
      </LinkButton>
    </li>
  );
}
