import { useState } from 'react';
import type { Proposal } from '@stoa/shared/platform-contract/channels.ts';
import { Button, Textarea } from '@stoa/shared/kit';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { ActionProblem } from './action-problem.tsx';
import { proposalWords } from './change-words.ts';
import { useDecideProposal } from './use-decide-proposal.ts';
import type { May } from './use-rights.ts';
import classes from './proposal-list.module.css';
import { useReleasesText, useReleaseWords } from '../../messages/releases.ts';

/** Changes that wait for a second person, each with the two answers to it. */
export function ProposalList({
  proposals,
  may,
  me,
}: {
  proposals: readonly Proposal[];
  may: May;
  me?: string | undefined;
}) {
  return (
    <ul className={classes.list}>
      {proposals.map((proposal) => (
        <WaitingProposal
          key={proposal.id}
          proposal={proposal}
          mayDecide={proposal.releases.every(({ name }) => may('approve', name)) && proposal.by !== me}
          isMine={proposal.by === me}
        />
      ))}
    </ul>
  );
}

function WaitingProposal(props: { proposal: Proposal; mayDecide: boolean; isMine: boolean }) {
  const words = useReleaseWords();
  const t = useReleasesText();
  const { proposal, mayDecide, isMine } = props;
  const [why, setWhy] = useState('');
  const decide = useDecideProposal();
  const answer = (agreed: boolean) => decide.mutate({ proposal, agreed, why: why.trim() });
  return (
    <li className={classes.proposal}>
      <p className={classes.what}>
        {t('proposal.in', { what: proposalWords(proposal, words), channel: proposal.channel })}
      </p>
      <p className={classes.who}>
        {t.rich('proposal.by', {
          by: proposal.by,
          asked: () => <TimeAgo at={proposal.at} />,
          expires: () => <TimeAgo at={proposal.expires_at} />,
        })}
      </p>
      {proposal.allow_inside_routes && <p className={classes.who}>{t('proposal.inside')}</p>}
      {proposal.why && <blockquote className={classes.why}>{proposal.why}</blockquote>}
      {mayDecide ? (
        <>
          <Textarea
            label={t('proposal.reason')}
            minRows={1}
            maxLength={500}
            value={why}
            onChange={({ currentTarget }) => setWhy(currentTarget.value)}
          />
          {decide.error && <ActionProblem error={decide.error} />}
          <div className={classes.buttons}>
            <Button loading={decide.isPending && decide.variables.agreed} onClick={() => answer(true)}>
              {t('proposal.agree')}
            </Button>
            <Button
              variant="default"
              loading={decide.isPending && !decide.variables.agreed}
              onClick={() => answer(false)}
            >
              {t('proposal.refuse')}
            </Button>
          </div>
        </>
      ) : (
        <p className={classes.who}>{t(isMine ? 'proposal.mine' : 'proposal.foreign')}</p>
      )}
    </li>
  );
}
