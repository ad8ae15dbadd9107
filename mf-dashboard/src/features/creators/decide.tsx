import { useState } from 'react';
import type { VerificationVerdict } from '@stoa/shared/contract/creator-words.ts';
import type { ListedVerification } from '@stoa/shared/contract/creators.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { Button, Group } from '@stoa/shared/ui/kit.ts';
import { useCreatorsText } from '../../messages/creators.ts';
import { NoteDialog } from './note-dialog.tsx';
import { useDecide } from './use-requests.ts';

/** Yes, no, or the end of an earlier yes; each is asked about first. */
export function Decide({ listed }: { listed: ListedVerification }) {
  const t = useCreatorsText();
  const [asked, setAsked] = useState<VerificationVerdict>();
  const decide = useDecide(listed);
  const name = listed.user.full_name;
  const close = () => {
    setAsked(undefined);
    decide.reset();
  };
  // Once sent it is not taken back: the dialog waits to say how it went.
  const giveUp = () => {
    if (!decide.isPending) close();
  };
  const noted = asked === 'deny' || asked === 'revoke' ? asked : undefined;
  if (listed.status === 'denied' || listed.status === 'revoked') return null;
  return (
    <Group gap="sm">
      {listed.status === 'pending' ? (
        <>
          <Button onClick={() => setAsked('grant')}>{t('grant')}</Button>
          <Button variant="default" onClick={() => setAsked('deny')}>
            {t('deny')}
          </Button>
        </>
      ) : (
        <Button variant="default" onClick={() => setAsked('revoke')}>
          {t('revoke')}
        </Button>
      )}
      <ConfirmDialog
        opened={asked === 'grant'}
        title={t('grant.title', { name })}
        text={t('grant.text')}
        confirmLabel={t('grant')}
        pending={decide.isPending}
        onConfirm={() => decide.mutate({ verdict: 'grant' }, { onSettled: close })}
        onCancel={giveUp}
      />
      {noted && (
        <NoteDialog
          title={t(`${noted}.title`, { name })}
          text={t(`${noted}.text`)}
          confirmLabel={t(noted)}
          isPending={decide.isPending}
          error={decide.error}
          onConfirm={(note) => decide.mutate({ verdict: noted, note }, { onSuccess: close })}
          onClose={giveUp}
        />
      )}
    </Group>
  );
}
