import { NativeSelect } from '@stoa/shared/kit';
import { useReportsText } from '../../messages/reports.ts';
import { LearnerSearch } from './learner-search.tsx';
import type { PathLearnerChoice, PathLearnerSort } from './path-report-address.ts';
import { oneOf } from './periods.ts';
import type { LearnerChoice, LearnerSort } from './report-address.ts';
import classes from './reports.module.css';

interface Chosen<C, S> {
  q: string;
  learners: C;
  sort: S;
}

interface LearnerToolsProps<C, S> {
  view: Chosen<C, S>;
  /** `replace`: one typing is one step back. */
  change(part: Partial<Chosen<C, S>>, replace?: boolean): void;
  choices: readonly C[];
  sorts: readonly S[];
}

/** Whom to list, and in which order. */
export function LearnerTools<C extends LearnerChoice | PathLearnerChoice, S extends LearnerSort | PathLearnerSort>({
  view,
  change,
  choices,
  sorts,
}: LearnerToolsProps<C, S>) {
  const t = useReportsText();
  const choiceText = (choice: LearnerChoice | PathLearnerChoice) => t(`learners.${choice}`);
  const sortText = (sort: LearnerSort | PathLearnerSort) => t(`sort.${sort}`);
  return (
    <div className={classes.tools}>
      <LearnerSearch value={view.q} onSearch={(q) => change({ q } as Partial<Chosen<C, S>>, true)} />
      <NativeSelect
        label={t('learners.show')}
        value={view.learners}
        data={choices.map((value) => ({ value, label: choiceText(value) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ learners: oneOf(choices, value) } as Partial<Chosen<C, S>>)
        }
      />
      <NativeSelect
        label={t('sort')}
        value={view.sort}
        data={sorts.map((value) => ({ value, label: sortText(value) }))}
        onChange={({ currentTarget: { value } }) => change({ sort: oneOf(sorts, value) } as Partial<Chosen<C, S>>)}
      />
    </div>
  );
}
