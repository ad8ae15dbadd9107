import { useState } from 'react';
import type { Discussion } from '@stoa/shared/contract/learning/discussions.ts';
import { Button, Group } from '@stoa/shared/kit';
import { useTalkText } from '../../messages/talk.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useDiscussionActs } from './use-discussion-acts.ts';
import { VoteButton } from './vote-button.tsx';

interface DiscussionActsProps {
  of: Discussion;
  onEdit(): void;
}

/** What this person may do with a text, each as a button. */
export function DiscussionActs({ of, onEdit }: DiscussionActsProps) {
  const t = useTalkText();
  const [isReporting, setReporting] = useState(false);
  const { remove, restore, steer, accept } = useDiscussionActs(of);
  const { pinned, locked, accepted } = of;
  const acts = [
    { act: 'accept', label: t(accepted ? 'act.unaccept' : 'act.accept'), run: () => accept.mutate(!accepted) },
    { act: 'edit', label: t('act.edit'), run: onEdit },
    { act: 'remove', label: t('act.remove'), run: () => remove.mutate() },
    { act: 'restore', label: t('act.restore'), run: () => restore.mutate() },
    { act: 'pin', label: t(pinned ? 'act.unpin' : 'act.pin'), run: () => steer.mutate({ pinned: !pinned }) },
    { act: 'lock', label: t(locked ? 'act.unlock' : 'act.lock'), run: () => steer.mutate({ locked: !locked }) },
    { act: 'report', label: t('act.report'), run: () => setReporting(true) },
  ] as const;
  const isBusy = [remove, restore, steer, accept].some(({ isPending }) => isPending);
  return (
    <Group gap="xs" role="group" aria-label={t('acts')}>
      {of.removal === null && <VoteButton of={of} />}
      {acts
        .filter(({ act }) => of.actions.includes(act))
        .map(({ act, label, run }) => (
          <Button
            key={act}
            variant="subtle"
            size="compact-md"
            onClick={() => {
              if (!isBusy) run();
            }}
          >
            {label}
          </Button>
        ))}
      {isReporting && <ReportDialog subject="discussions" id={of.id} onClose={() => setReporting(false)} />}
    </Group>
  );
}
