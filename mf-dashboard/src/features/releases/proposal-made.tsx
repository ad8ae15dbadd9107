import type { Proposal } from '@stoa/shared/contract/channels.ts';
import { Alert, Button } from '@stoa/shared/ui/kit.ts';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { proposalWords } from './change-words.ts';
import classes from './action-modal.module.css';

/** The change waits for somebody else. */
export function ProposalMade({ proposal, onClose }: { proposal: Proposal; onClose(): void }) {
  return (
    <div className={classes.form}>
      <Alert color="blue" role="status" title="Waiting for a second person">
        “{proposalWords(proposal)}” stands among the proposals. Nothing has changed yet; somebody else with the right to
        approve has to agree. It expires <TimeAgo at={proposal.expires_at} />.
      </Alert>
      <div className={classes.buttons}>
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      </div>
    </div>
  );
}
