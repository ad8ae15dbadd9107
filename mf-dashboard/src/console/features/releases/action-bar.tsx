import { Button } from '@stoa/shared/kit';
import { canRollBack, versionsToChoose, type Action } from './action.ts';
import type { RemoteStatus } from './notices.ts';
import type { May } from './use-rights.ts';
import { useReleasesText } from '../../messages/releases.ts';

interface ActionBarProps {
  remote: RemoteStatus;
  revoked: readonly string[];
  may: May;
  onAct(action: Action): void;
}

/** What may be done with one remote now, the way back first. */
export function ActionBar({ remote, revoked, may, onAct }: ActionBarProps) {
  const t = useReleasesText();
  const { name, live } = remote;
  const hasOther = versionsToChoose({ remote, revoked }).length > 0;
  return (
    <>
      {canRollBack(remote) && may('rollback', name) && (
        <Button color="red" size="md" onClick={() => onAct({ kind: 'rollback', name })}>
          {t('act.rollback')}
        </Button>
      )}
      {hasOther && live && may('canary', name) && (
        <Button variant="default" size="md" onClick={() => onAct({ kind: 'canary', name })}>
          {t('act.canary')}
        </Button>
      )}
      {hasOther && may('promote', name) && (
        <Button variant="default" size="md" onClick={() => onAct({ kind: 'promote', name })}>
          {t('act.promote')}
        </Button>
      )}
    </>
  );
}
