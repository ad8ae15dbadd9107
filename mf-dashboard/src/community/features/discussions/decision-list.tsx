import type { ModerationDecision } from '@stoa/shared/contract/community/community.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { useCommunityText } from '../../messages/community.ts';
import classes from './decision-list.module.css';

/** Who decided what, when and why. */
export function DecisionList({ decisions }: { decisions: readonly ModerationDecision[] }) {
  const t = useCommunityText();
  const format = useFormat();
  return (
    <RowList>
      {decisions.map(({ id, action, moderator, subject, link, title, reason, created_at }) => (
        <li key={id} className={classes.row}>
          <Text fw={650}>{t(`decision.${action}`)}</Text>
          <LinkAnchor to={link}>{t('decision.on', { subject, title })}</LinkAnchor>
          {reason && <p dir="auto">{reason}</p>}
          <Text size="sm" c="dimmed">
            {moderator?.full_name ?? t('post.former')}
            {' · '}
            <time dateTime={created_at}>{format.moment(created_at)}</time>
          </Text>
        </li>
      ))}
    </RowList>
  );
}
