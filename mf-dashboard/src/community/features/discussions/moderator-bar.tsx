import { IconLock, IconLockOpen, IconPin, IconPinnedOff } from '@tabler/icons-react';
import type { PostThread } from '@stoa/shared/contract/community/community.ts';
import { Button, Text } from '@stoa/shared/kit';
import { useCommunityText } from '../../messages/community.ts';
import { useModerate } from './use-moderate.ts';
import classes from './moderator-bar.module.css';

/** Pins and locks a discussion. */
export function ModeratorBar({ post }: { post: PostThread }) {
  const t = useCommunityText();
  const moderate = useModerate({ subject: 'posts', id: post.id });
  const pending = moderate.isPending ? moderate.variables.action : undefined;
  const pin = post.pinned ? 'unpin' : 'pin';
  const lock = post.locked ? 'unlock' : 'lock';
  const PinIcon = post.pinned ? IconPinnedOff : IconPin;
  const LockIcon = post.locked ? IconLockOpen : IconLock;
  return (
    <div role="group" aria-label={t('act.moderation')} className={classes.bar}>
      <Text size="sm" c="dimmed" aria-hidden="true">
        {t('act.moderation')}
      </Text>
      <Button
        variant="default"
        size="xs"
        leftSection={<PinIcon size={16} aria-hidden="true" />}
        loading={pending === pin}
        onClick={() => moderate.mutate({ action: pin })}
      >
        {t(`act.${pin}`)}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<LockIcon size={16} aria-hidden="true" />}
        loading={pending === lock}
        onClick={() => moderate.mutate({ action: lock })}
      >
        {t(`act.${lock}`)}
      </Button>
    </div>
  );
}
