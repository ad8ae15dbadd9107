import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CreatorVerification } from '@stoa/shared/contract/teaching/creators.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert, Group, Text } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useVerificationText } from '../../messages/verification.ts';
import classes from './verification.module.css';

const colours = { pending: 'blue', granted: 'green', denied: 'red', revoked: 'red' } as const;

/** Where the request stands, since when and why, in plain words. */
export function VerificationState({ verification }: { verification: CreatorVerification }) {
  const t = useVerificationText();
  const format = useFormat();
  const { status, requested_at, decided_at, decision_note, wants_to_teach } = verification;
  if (status === 'unrequested') return wants_to_teach ? <Text fw={600}>{t('state.signedUp')}</Text> : null;
  const decided = decided_at ? format.date(decided_at) : '';
  return (
    <Alert color={colours[status]} title={t(`state.${status}`)} role="status">
      <div className={classes.state}>
        {status === 'pending' && requested_at && (
          <p>{t('state.pendingSince', { date: format.moment(requested_at) })}</p>
        )}
        {status === 'granted' && (
          <>
            <p>{decided ? t('state.grantedSince', { date: decided }) : t('state.grantedAlways')}</p>
            <Group gap="sm">
              <LinkButton to={to.createCourse()}>{t('state.create')}</LinkButton>
              <LinkButton to={to.manageCourses()} variant="default">
                {t('state.manage')}
              </LinkButton>
            </Group>
          </>
        )}
        {(status === 'denied' || status === 'revoked') && (
          <>
            {decided && <p>{t(status === 'denied' ? 'state.deniedOn' : 'state.revokedOn', { date: decided })}</p>}
            <blockquote className={classes.note} dir="auto">
              {decision_note}
            </blockquote>
          </>
        )}
        {status === 'revoked' && (
          <>
            <p>{t('state.revokedText')}</p>
            <div>
              <LinkButton to={to.manageCourses()} variant="default">
                {t('state.read')}
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </Alert>
  );
}
