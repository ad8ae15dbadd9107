import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SkillProposal } from '@stoa/shared/contract/teaching/skill-proposals.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { Button, SegmentedControl } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { useTaxonomyText } from '../../messages/taxonomy.ts';
import type { SkillValues } from './skill-modal.tsx';
import { DeclineDialog, SkillDialog } from './taxonomy-dialogs.tsx';
import classes from './taxonomy.module.css';
import { PER_PAGE, useTaxonomyChange } from './use-taxonomy.ts';

const states = ['open', 'taken', 'declined'] as const;
type State = (typeof states)[number];

function useProposals(state: State, page: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['skill-proposals', state, page],
    queryFn: ({ signal }) =>
      readPage(page, (at) => api.listSkillProposals({ query: { state, page: at, per_page: PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Skills that teachers miss; which of them stands in the address. */
export function Proposals() {
  const t = useTaxonomyText();
  const [search, setSearch] = useSearchParams();
  const state = states.find((one) => one === search.get('state')) ?? 'open';
  const proposals = useProposals(state, Math.max(1, Math.floor(Number(search.get('page'))) || 1));
  const show = (to: string, page = 1) =>
    setSearch({ view: 'proposals', state: to, ...(page > 1 && { page: String(page) }) });
  return (
    <div className={classes.part}>
      <SegmentedControl
        aria-label={t('proposals.state')}
        value={state}
        onChange={(to) => show(to)}
        data={states.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <FoundProposals proposals={proposals} onPage={(page) => show(state, page)} />
    </div>
  );
}

interface FoundProposalsProps {
  proposals: ReturnType<typeof useProposals>;
  onPage(page: number): void;
}

function FoundProposals({ proposals, onPage }: FoundProposalsProps) {
  const t = useTaxonomyText();
  if (proposals.isPending || proposals.isPlaceholderData) return <RowSkeleton label={t('proposals.loading')} />;
  if (proposals.isError && !proposals.data) return <LoadFailed query={proposals} />;
  const { items, total, page } = proposals.data;
  if (items.length === 0) return <EmptyState title={t('proposals.none')} text={t('proposals.noneText')} />;
  return (
    <>
      <ul className={classes.list} aria-label={t('proposals.list')}>
        {items.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} />
        ))}
      </ul>
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={onPage} />
    </>
  );
}

function ProposalRow({ proposal }: { proposal: SkillProposal }) {
  const t = useTaxonomyText();
  const { skill, names, note, state, reason, proposed_by: by, created_at } = proposal;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name}>{skill}</span>
        {names.fr && (
          <span className={classes.soft} lang="fr">
            {names.fr}
          </span>
        )}
        {note && <p dir="auto">{note}</p>}
        <span className={classes.soft}>
          {by ? t('proposal.by', { name: by.name }) : t('proposal.gone')} · <TimeAgo at={created_at} />
        </span>
        {reason !== null && <span className={classes.soft}>{t('proposal.reason', { reason })}</span>}
      </div>
      {state === 'open' && <ProposalActions proposal={proposal} />}
    </li>
  );
}

function ProposalActions({ proposal }: { proposal: SkillProposal }) {
  const t = useTaxonomyText();
  const api = useApi();
  const { done } = useTaxonomyChange();
  const [open, setOpen] = useState<'take' | 'decline'>();
  const { id, skill: name, names } = proposal;
  const take = async (values: SkillValues) => {
    await api.decideSkillProposal({ params: { id }, body: { decision: 'take', ...values } });
    void done(t('take.done', { name: values.skill }));
  };
  return (
    <div className={classes.tools}>
      <Button size="compact-md" aria-label={t('take.of', { name })} onClick={() => setOpen('take')}>
        {t('take')}
      </Button>
      <Button
        size="compact-md"
        variant="default"
        aria-label={t('decline.of', { name })}
        onClick={() => setOpen('decline')}
      >
        {t('decline')}
      </Button>
      {open === 'take' && (
        <SkillDialog
          title={t('take.of', { name })}
          text={t('take.text')}
          confirmLabel={t('take')}
          given={{ skill: name, names: { fr: names.fr ?? '' } }}
          send={take}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'decline' && <DeclineDialog proposal={proposal} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
