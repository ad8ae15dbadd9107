import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { ChannelStatus } from '@stoa/shared/contract/health.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { Modal } from '@stoa/shared/ui/overlays.ts';
import { ActionForm } from './action-form.tsx';
import { startingChoice, type Action, type Seen } from './action.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { planWords } from './plan-words.ts';
import { ProposalMade } from './proposal-made.tsx';
import { useApplyAction } from './use-apply-action.ts';
import classes from './action-modal.module.css';
import { useReleaseWords } from '../../messages/releases.ts';

export interface ActionModalProps {
  action: Action;
  /** As it is now; the dialog keeps what it was when the operator saw it. */
  status: ChannelStatus;
  onClose(): void;
}

/** One change to one remote, from the wish to the answer. */
export function ActionModal({ action, status, onClose }: ActionModalProps) {
  const words = useReleaseWords();
  const { t } = words;
  const { toasts } = usePlatform();
  const isPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  useFocusBack();
  const now = seenIn(status, action.name);
  const [seen, setSeen] = useState(now);
  const [choice, setChoice] = useState(() => startingChoice(action, seen));
  const apply = useApplyAction();
  const plan = planWords(action, choice, seen, words);

  const isRefused = isApiError(apply.error) && apply.error.code === 'revision_moved';
  const hasMoved = isRefused || (apply.isIdle && now.revision !== seen.revision);
  const proposal = apply.data?.proposal;

  const lookAgain = () => {
    setSeen(now);
    apply.reset();
  };
  const submit = () =>
    apply.mutate(
      { action, choice, seen },
      {
        onSuccess: ({ change, proposal: waiting }) => {
          if (waiting) return;
          toasts.show(change ? { kind: 'success', message: plan.done } : { kind: 'info', message: t('act.nothing') });
          onClose();
        },
      },
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title={plan.title}
      fullScreen={isPhone}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close'), size: 44 }}
      classNames={{ body: classes.body, title: classes.title }}
    >
      {proposal ? (
        <ProposalMade proposal={proposal} onClose={onClose} />
      ) : hasMoved ? (
        <ChangedMeanwhile seen={seen} now={now} onLookAgain={lookAgain} onCancel={onClose} />
      ) : (
        <ActionForm
          action={action}
          choice={choice}
          seen={seen}
          plan={plan}
          isWritable={status.writable}
          error={apply.error}
          isPending={apply.isPending}
          onChoose={(part) => setChoice((before) => ({ ...before, ...part }))}
          onSubmit={submit}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}

/** The dialog goes all at once when it is closed; the keyboard goes on where it was opened. */
function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
}

function seenIn({ document, remotes }: ChannelStatus, name: string): Seen {
  const remote = remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`${name} is not in this channel's status.`);
  return { channel: document.channel, revision: document.revision, remote, revoked: document.revoked };
}
