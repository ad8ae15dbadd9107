import { IconArrowBigUp, IconArrowBigUpFilled } from '@tabler/icons-react';
import type { Discussion } from '@stoa/shared/contract/learning/discussions.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { useTalkText } from '../../messages/talk.ts';
import { useDiscussionActs } from './use-discussion-acts.ts';

/** One vote a person, shown before the server has it. */
export function VoteButton({ of }: { of: Discussion }) {
  const t = useTalkText();
  const format = useFormat();
  const { vote } = useDiscussionActs(of);
  const isMine = vote.isPending ? vote.variables : of.voted;
  const count = of.upvotes + Number(isMine) - Number(of.voted);
  const Icon = isMine ? IconArrowBigUpFilled : IconArrowBigUp;
  return (
    <Button
      variant={isMine ? 'light' : 'default'}
      size="compact-md"
      aria-pressed={isMine}
      aria-label={t('vote', { count })}
      disabled={!of.actions.includes('vote')}
      leftSection={<Icon size={16} aria-hidden="true" />}
      onClick={() => {
        if (!vote.isPending) vote.mutate(!isMine);
      }}
    >
      {format.number(count)}
    </Button>
  );
}
