import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DeskSkill } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { TypedSearch } from '../../../ui/typed-search.tsx';
import { useTaxonomyText } from '../../messages/taxonomy.ts';
import { SkillActions } from './skill-actions.tsx';
import type { SkillValues } from './skill-modal.tsx';
import { SkillDialog } from './taxonomy-dialogs.tsx';
import classes from './taxonomy.module.css';
import { UsesLine } from './uses.tsx';
import { PER_PAGE, useDeskSkills, useTaxonomyChange } from './use-taxonomy.ts';

/** The list of skills; search and page stand in the address. */
export function Skills() {
  const t = useTaxonomyText();
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const skills = useDeskSkills({ q, page: Math.max(1, Math.floor(Number(search.get('page'))) || 1) });
  const show = (part: { q?: string; page?: number }, replace = false) => {
    const next = new URLSearchParams({ view: 'skills' });
    const words = part.q ?? q;
    if (words !== '') next.set('q', words);
    if (part.page !== undefined && part.page > 1) next.set('page', String(part.page));
    setSearch(next, { replace });
  };
  return (
    <div className={classes.part}>
      <div className={classes.head}>
        <TypedSearch label={t('skills.find')} search={q} onSearch={(words) => show({ q: words }, true)} />
        <AddSkill />
      </div>
      <FoundSkills skills={skills} onPage={(page) => show({ page })} />
    </div>
  );
}

interface FoundSkillsProps {
  skills: ReturnType<typeof useDeskSkills>;
  onPage(page: number): void;
}

function FoundSkills({ skills, onPage }: FoundSkillsProps) {
  const t = useTaxonomyText();
  if (skills.isPending) return <RowSkeleton count={8} label={t('skills.loading')} />;
  if (skills.isError && !skills.data) return <LoadFailed query={skills} />;
  const { items, total, page } = skills.data;
  return (
    <div className={classes.part} aria-busy={skills.isPlaceholderData}>
      <p role="status">{t('skills.found', { count: total })}</p>
      {items.length === 0 && <EmptyState title={t('skills.none')} text={t('skills.noneText')} />}
      {items.length > 0 && <SkillTable rows={items} />}
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={onPage} />
    </div>
  );
}

function SkillTable({ rows }: { rows: readonly DeskSkill[] }) {
  const t = useTaxonomyText();
  return (
    <RecordTable
      label={t('skills.list')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { name: t('skill.name'), cell: ({ skill }) => skill },
        { name: t('skill.fr'), cell: ({ names }) => names.fr ?? t('skill.none') },
        { name: t('skill.uses'), cell: ({ uses }) => <UsesLine uses={uses} /> },
        { name: t('skill.next'), cell: (skill) => <SkillActions skill={skill} /> },
      ]}
    />
  );
}

function AddSkill() {
  const t = useTaxonomyText();
  const api = useApi();
  const { done } = useTaxonomyChange();
  const [isOpen, setOpen] = useState(false);
  const send = async (body: SkillValues) => {
    const { id } = await api.createSkill({ body });
    const undo = () => api.removeSkill({ params: { id }, query: { base_version: 1 } });
    void done(t('add.done', { name: body.skill }), undo);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('skills.add')}</Button>
      {isOpen && (
        <SkillDialog
          title={t('skills.add')}
          confirmLabel={t('skills.add')}
          given={{ skill: '', names: { fr: '' } }}
          send={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
