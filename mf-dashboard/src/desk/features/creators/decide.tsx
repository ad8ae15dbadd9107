import { useState } from 'react';
import type { VerificationVerdict } from '@stoa/shared/contract/teaching/creator-words.ts';
import type { ListedVerification } from '@stoa/shared/contract/teaching/creators.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { Button, Group } from '@stoa/shared/kit';
import { useCreatorsText } from '../../messages/creators.ts';
import { NoteDialog } from './note-dialog.tsx';
import { useDecide } from './use-requests.ts';

type Noted = Exclude<VerificationVerdict, 'grant'>;

/** What can be decided now, the likelier first; a denial is final until the person asks again. */
const offered = ({ status, appeal }: ListedVerification): readonly VerificationVerdict[] => {
  if (status === 'pending') return ['grant', 'deny'];
  if (status === 'granted') return ['revoke'];
  if (status === 'revoked') return appeal ? ['reinstate', 'uphold'] : ['reinstate'];
  return [];
};
const isYes = (verdict: VerificationVerdict): boolean => verdict === 'grant' || verdict === 'reinstate';

/** Yes, no, the end of an earlier yes, and the end of that; each is asked about first. */
export function Decide({ listed }: { listed: ListedVerification }) {
  const t = useCreatorsText();
  const [asked, setAsked] = useState<VerificationVerdict>();
  const decide = useDecide(listed);
  const name = listed.user.full_name;
  const verdicts = offered(listed);
  const close = () => {
    setAsked(undefined);
    decide.reset();
  };
  // Once sent it is not taken back: the dialog waits to say how it went.
  const giveUp = () => {
    if (!decide.isPending) close();
  };
  const noted: Noted | undefined = asked === 'grant' ? undefined : asked;
  if (verdicts.length === 0) return null;
  return (
    <Group gap="sm">
      {verdicts.map((verdict) => (
        <Button
          key={verdict}
          {...(!(isYes(verdict) && verdicts.length > 1) && { variant: 'default' })}
          onClick={() => setAsked(verdict)}
        >
          {t(verdict)}
        </Button>
      ))}
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
          destructive={!isYes(noted)}
          isPending={decide.isPending}
          error={decide.error}
          onConfirm={(note) => decide.mutate({ verdict: noted, note }, { onSuccess: close })}
          onClose={giveUp}
        />
      )}
    </Group>
  );
}
