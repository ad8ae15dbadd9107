import { IconBulb, IconHeart, IconThumbUp } from '@tabler/icons-react';
import {
  reactionKinds,
  type ContentSubject,
  type ReactionKind,
} from '@stoa/shared/contract/community/community-words.ts';
import type { Reactions } from '@stoa/shared/contract/community/community.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useCommunityText } from '../../messages/community.ts';
import { useReaction } from './use-reaction.ts';
import classes from './reaction-bar.module.css';

const icons = { like: IconHeart, helpful: IconThumbUp, insightful: IconBulb };

interface ReactionBarProps {
  subject: ContentSubject;
  id: string;
  postId: string;
  reactions: Reactions;
  /** Not to one's own text, and not to what was removed. */
  canReact: boolean;
}

export function ReactionBar({ reactions, canReact, ...on }: ReactionBarProps) {
  const t = useCommunityText();
  return (
    <div role="group" aria-label={t('react.group')} className={classes.bar}>
      {reactionKinds.map((kind) =>
        canReact ? (
          <ReactionButton key={kind} on={{ ...on, kind }} reaction={reactions[kind]} />
        ) : (
          <ReactionCount key={kind} kind={kind} count={reactions[kind].count} />
        ),
      )}
    </div>
  );
}

function ReactionButton({
  on,
  reaction,
}: {
  on: Parameters<typeof useReaction>[0];
  reaction: Reactions[ReactionKind];
}) {
  const t = useCommunityText();
  const format = useFormat();
  const { navigation } = usePlatform();
  const { state } = useSession();
  const { isMine, count, toggle } = useReaction(on, reaction);
  const Icon = icons[on.kind];
  const name = t(`react.${on.kind}`);
  return (
    <button
      type="button"
      className={classes.reaction}
      aria-pressed={isMine}
      aria-label={t('react.counted', { name, count })}
      onClick={state === 'guest' ? () => navigation.requireLogin() : toggle}
    >
      <Icon size={17} stroke={1.75} aria-hidden="true" />
      {/* Apart, also for who reads the button's text: it must be the beginning of its name. */}
      <span className={classes.name}>{name}</span>{' '}
      {count > 0 && <span className={classes.count}>{format.number(count)}</span>}
    </button>
  );
}

/** Of one's own text: what others thought of it. */
function ReactionCount({ kind, count }: { kind: ReactionKind; count: number }) {
  const t = useCommunityText();
  const format = useFormat();
  const Icon = icons[kind];
  if (count === 0) return null;
  return (
    <span className={classes.reaction}>
      <Icon size={17} stroke={1.75} aria-hidden="true" />
      <span className={classes.name}>{t(`react.${kind}`)}</span>
      <span className={classes.count}>{format.number(count)}</span>
    </span>
  );
}
