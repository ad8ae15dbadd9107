import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { ChannelReply } from '@stoa/shared/platform-contract/channels.ts';
import type { ChannelStatus } from '@stoa/shared/platform-contract/health.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import type { Toast } from '@stoa/shared/federation/platform.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { Modal } from '@stoa/shared/overlays';
import { useFocusBack } from '@stoa/shared/ui/use-focus-back.ts';
import { ActionForm } from './action-form.tsx';
import { hasMoved, startingChoice, type Action, type Choice, type Seen } from './action.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { planWords } from './plan-words.ts';
import { ProposalMade } from './proposal-made.tsx';
import { useApplyAction } from './use-apply-action.ts';
import classes from './action-modal.module.css';
import { useReleaseWords, type ReleaseWords } from '../../messages/releases.ts';

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
  const isToDecideAgain = isRefused || (apply.isIdle && hasMoved(seen, now));
  const proposal = apply.data?.proposal;

  const lookAgain = () => {
    setSeen(now);
    apply.reset();
  };
  const choose = (part: Partial<Choice>) => {
    setChoice((before) => ({ ...before, ...part }));
    // Why one version was refused says nothing of another.
    if (part.version !== undefined && apply.isError) apply.reset();
  };
  const submit = () =>
    apply.mutate(
      { action, choice, seen },
      {
        onSuccess: (reply) => {
          if (reply.proposal) return;
          toasts.show(outcomeOf(reply, plan.done, words));
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
      ) : isToDecideAgain ? (
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
          onChoose={choose}
          onSubmit={submit}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}

/** What was done, and which gateways do not serve it. */
function outcomeOf(reply: ChannelReply, done: string, { t, format }: ReleaseWords): Toast {
  const { change, earlier, gateways = [], gateways_known: isKnown } = reply;
  if (!change) return { kind: 'info', message: earlier ? t('act.already', { by: earlier.by }) : t('act.nothing') };
  if (isKnown === false) return { kind: 'warning', message: t('act.unknown', { done }) };
  const put = [...change.moves.map(({ name, to }) => `${name}@${to}`), ...change.canaries.map(releaseIdOf)];
  const unserved = gateways.filter(
    ({ state, held }) =>
      state === 'late' || held.some((one) => one.serving !== one.version && put.includes(releaseIdOf(one))),
  );
  if (unserved.length === 0) return { kind: 'success', message: done };
  const names = format.list(unserved.map(({ name }) => name));
  return { kind: 'warning', message: t('act.unserved', { done, gateways: names }) };
}

const releaseIdOf = ({ name, version }: { name: string; version: string }): string => `${name}@${version}`;

function seenIn({ document, remotes }: ChannelStatus, name: string): Seen {
  const remote = remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`${name} is not in this channel's status.`);
  return { channel: document.channel, revision: document.revision, remote, revoked: document.revoked };
}
