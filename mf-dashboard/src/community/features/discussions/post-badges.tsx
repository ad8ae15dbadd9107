import type { PostSummary } from '@stoa/shared/contract/community/community.ts';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useCommunityText } from '../../messages/community.ts';

type Marked = Pick<PostSummary, 'pinned' | 'locked' | 'solved' | 'removal'>;

/** What is special about a post, in words. */
export function PostBadges({ pinned, locked, solved, removal }: Marked) {
  const t = useCommunityText();
  return (
    <>
      {removal && <StatusBadge tone="danger">{t('post.removed')}</StatusBadge>}
      {pinned && <StatusBadge tone="info">{t('post.pinned')}</StatusBadge>}
      {solved && <StatusBadge tone="success">{t('post.solved')}</StatusBadge>}
      {locked && <StatusBadge tone="neutral">{t('post.locked')}</StatusBadge>}
    </>
  );
}
