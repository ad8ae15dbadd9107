import {
  IconArrowBackUp,
  IconCheck,
  IconFlag,
  IconMessageReply,
  IconPencil,
  IconShieldCheck,
  IconShieldX,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import type {
  ContentAction,
  ContentSubject,
  ModeratedSubject,
} from '@stoa/shared/contract/community/community-words.ts';
import type { CommunityPost, CommunityReply } from '@stoa/shared/contract/community/community.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { useCommunityText } from '../../messages/community.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useContentActions } from './use-content-actions.ts';
import { useModerate } from './use-moderate.ts';
import classes from './content-actions.module.css';

type Content = Pick<CommunityPost | CommunityReply, 'id' | 'actions' | 'removal' | 'author' | 'is_own'>;

interface ContentActionsProps {
  subject: ContentSubject;
  postId: string;
  content: Content;
  onReply?: (() => void) | undefined;
  onEdit(): void;
  /** Of an answer to a question in Help. */
  accept?: { isAccepted: boolean; toggle(): void } | undefined;
}

/** Whatever this person may do with a text; a guest is sent to log in first. */
export function ContentActions({ subject, postId, content, onReply, onEdit, accept }: ContentActionsProps) {
  const t = useCommunityText();
  const { navigation } = usePlatform();
  const { state } = useSession();
  const [asking, setAsking] = useState<'report' | 'moderate'>();
  const { remove, restore, report } = useContentActions({ subject, id: content.id, postId });
  const may = (action: ContentAction) => content.actions.includes(action);
  const signedIn = (run: () => void) => (state === 'guest' ? () => navigation.requireLogin() : run);
  const name = content.author?.full_name ?? t('post.former');
  const button = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const;
  if (content.actions.every((action) => action === 'react')) return null;
  return (
    <div role="group" aria-label={t('act.group')} className={classes.actions}>
      {may('reply') && onReply && (
        <Button
          {...button}
          leftSection={<IconMessageReply size={16} aria-hidden="true" />}
          aria-label={t('act.replyTo', { name })}
          onClick={signedIn(onReply)}
        >
          {t('act.reply')}
        </Button>
      )}
      {may('accept') && accept && (
        <Button
          {...button}
          leftSection={<IconCheck size={16} aria-hidden="true" />}
          aria-pressed={accept.isAccepted}
          onClick={accept.toggle}
        >
          {t(accept.isAccepted ? 'act.unaccept' : 'act.accept')}
        </Button>
      )}
      {may('edit') && (
        <Button {...button} leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={onEdit}>
          {t('act.edit')}
        </Button>
      )}
      {may('remove') && (
        <Button
          {...button}
          leftSection={<IconTrash size={16} aria-hidden="true" />}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t('act.remove')}
        </Button>
      )}
      {may('restore') && (
        <Button
          {...button}
          leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
          loading={restore.isPending}
          onClick={() => restore.mutate()}
        >
          {t('act.restore')}
        </Button>
      )}
      {may('report') && (
        <Button
          {...button}
          leftSection={<IconFlag size={16} aria-hidden="true" />}
          onClick={signedIn(() => setAsking('report'))}
        >
          {t('act.report')}
        </Button>
      )}
      {may('moderate') && !content.is_own && (
        <Button
          {...button}
          leftSection={
            content.removal ? (
              <IconShieldCheck size={16} aria-hidden="true" />
            ) : (
              <IconShieldX size={16} aria-hidden="true" />
            )
          }
          onClick={() => setAsking('moderate')}
        >
          {t(content.removal ? 'act.moderatorRestore' : 'act.moderatorRemove')}
        </Button>
      )}
      {asking === 'report' && (
        <ReasonDialog
          title={t('report.title')}
          text={t('report.text')}
          label={t('report.reason')}
          confirmLabel={t('report.send')}
          isPending={report.isPending}
          error={report.error}
          onClose={() => setAsking(undefined)}
          onConfirm={(reason) => report.mutate(reason, { onSuccess: () => setAsking(undefined) })}
        />
      )}
      {asking === 'moderate' && (
        <ModerateDialog
          subject={subject}
          id={content.id}
          action={content.removal ? 'restore' : 'remove'}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

interface ModerateDialogProps {
  subject: ModeratedSubject;
  id: string;
  action: 'remove' | 'restore';
  onClose(): void;
}

/** Removes or restores a text, with a reason that its author reads. */
export function ModerateDialog({ subject, id, action, onClose }: ModerateDialogProps) {
  const t = useCommunityText();
  const moderate = useModerate({ subject, id });
  return (
    <ReasonDialog
      title={t(`${action}.title`)}
      text={t(`${action}.text`)}
      label={t(`${action}.reason`)}
      confirmLabel={t(action === 'remove' ? 'act.moderatorRemove' : 'act.moderatorRestore')}
      destructive={action === 'remove'}
      isPending={moderate.isPending}
      error={moderate.error}
      onClose={onClose}
      onConfirm={(reason) => moderate.mutate({ action, reason }, { onSuccess: onClose })}
    />
  );
}
