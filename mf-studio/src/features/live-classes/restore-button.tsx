import { useState } from 'react';
import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { ownTimes } from '@stoa/shared/i18n/class-times.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { useNow } from '@stoa/shared/remote/live-classes/use-now.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { useLiveClassesText } from '../../messages/live-classes.ts';
import { ReachChoice } from './reach-choice.tsx';
import { useRestore } from './use-schedule.ts';

interface RestoreButtonProps {
  planned: PlannedClass;
  /** More of its series were called off. */
  hasFollowing: boolean;
}

/** Until its hour a class can be held after all; of a series it is asked how many of them. */
export function RestoreButton({ planned, hasFollowing }: RestoreButtonProps) {
  const t = useLiveClassesText();
  const { locale } = useFormat();
  const isToCome = new Date(planned.starts_at).getTime() > useNow();
  const restore = useRestore();
  const [isAsking, setAsking] = useState(false);
  const [following, setFollowing] = useState(false);
  if (!isToCome) return null;
  const { id, version, title } = planned;
  const named = { title, date: ownTimes(planned, locale) };
  const send = () => restore.mutate({ id, version, following }, { onSettled: () => setAsking(false) });
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t('class.restoreNamed', named)}
        loading={restore.isPending}
        onClick={() => (hasFollowing ? setAsking(true) : send())}
      >
        {t('class.restore')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('restore.title', { title })}
        text={<ReachChoice isFollowing={following} onChange={setFollowing} />}
        confirmLabel={t('class.restore')}
        pending={restore.isPending}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
