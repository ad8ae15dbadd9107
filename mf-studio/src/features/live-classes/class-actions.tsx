import { useState } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { ownTimes } from '@stoa/shared/i18n/class-times.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Group } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useBuilder } from '../../builder/builder-context.tsx';
import { isAhead } from '../../builder/use-live-schedule.ts';
import { useLiveClassesText } from '../../messages/live-classes.ts';
import type { ClassCardProps } from './class-card.tsx';
import { CancelDialog, ChangeDialog } from './class-dialogs.tsx';
import { RestoreButton } from './restore-button.tsx';
import { WayIn } from './way-in.tsx';

/** What can be done with a class as it stands: changed while it is ahead, filmed once it is over. */
export function ClassActions({ planned, door, hasFollowing, onRecording }: ClassCardProps) {
  const t = useLiveClassesText();
  const { locale } = useFormat();
  const { isReadOnly } = useBuilder();
  const [dialog, setDialog] = useState<'change' | 'cancel'>();
  const { id, status, title } = planned;
  const named = { title, date: ownTimes(planned, locale) };
  const close = () => setDialog(undefined);
  return (
    <Group gap="xs">
      {door?.can_join && <WayIn planned={planned} />}
      {isAhead(planned) && (
        <>
          <Button {...quiet} aria-label={t('class.changeNamed', named)} onClick={() => setDialog('change')}>
            {t('class.change')}
          </Button>
          <Button {...quiet} aria-label={t('class.cancelNamed', named)} onClick={() => setDialog('cancel')}>
            {t('class.cancel')}
          </Button>
        </>
      )}
      {status === 'cancelled' && <RestoreButton planned={planned} hasFollowing={hasFollowing} />}
      {status !== 'cancelled' && (
        <LinkButton {...quiet} to={to.attendance({ class: id })} aria-label={t('class.registerOf', named)}>
          {t('class.register')}
        </LinkButton>
      )}
      {isAhead(planned) && door && (
        <Button {...quiet} component="a" href={door.calendar_url} download aria-label={t('class.calendarOf', named)}>
          {t('class.calendar')}
        </Button>
      )}
      {status === 'ended' && !isReadOnly && (
        <Button {...quiet} aria-label={t('recording.addNamed', named)} onClick={onRecording}>
          {t('recording.add')}
        </Button>
      )}
      {dialog === 'change' && <ChangeDialog planned={planned} hasFollowing={hasFollowing} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog planned={planned} hasFollowing={hasFollowing} onClose={close} />}
    </Group>
  );
}

const quiet = { variant: 'default', size: 'compact-md' } as const;
