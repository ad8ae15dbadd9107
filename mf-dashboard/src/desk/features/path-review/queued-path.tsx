import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { QueuedLearningPath } from '@stoa/shared/contract/market/path-builder.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { usePathReviewText } from '../../messages/path-review.ts';
import classes from './path-review.module.css';

/** A learning path in the list of those that wait. */
export function QueuedPath({ path }: { path: QueuedLearningPath }) {
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
