import type { Proposal } from '@stoa/shared/platform-contract/channels.ts';
import { Alert, Button } from '@stoa/shared/kit';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { proposalWords } from './change-words.ts';
import classes from './action-modal.module.css';
import { useReleasesText, useReleaseWords } from '../../messages/releases.ts';

/** The change waits for somebody else. */
export function ProposalMade({ proposal, onClose }: { proposal: Proposal; onClose(): void }) {
  const words = useReleaseWords();
  const t = useReleasesText();
  return (
    <div className={classes.form}>
      <Alert color="blue" role="status" title={t('proposal.made')}>
        {t.rich('proposal.made.text', {
          what: proposalWords(proposal, words),
          expires: () => <TimeAgo at={proposal.expires_at} />,
        })}
      </Alert>
      <div className={classes.buttons}>
        <Button onClick={onClose} data-autofocus>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
