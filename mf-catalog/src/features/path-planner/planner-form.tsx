import { useState, type FormEvent } from 'react';
import { currencyCodes } from '@stoa/shared/contract/kernel/currencies.ts';
import { MOST_PLANNED_SKILLS } from '@stoa/shared/contract/market/path-planner-words.ts';
import type { Skill } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Button, NativeSelect, TextInput } from '@stoa/shared/kit';
import { MultiSelect } from '@stoa/shared/overlays';
import { usePathPlannerText } from '../../messages/path-planner.ts';
import classes from './path-planner.module.css';
import { findWrong, valuesOf, wishOf, type PlannerField, type PlannerValues } from './planner-values.ts';
import { MOST_HOURS, type PlannerWish } from './planner-wish.ts';

/** Fields of one row begin at one height. */
const below: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

interface PlannerFormProps {
  wish: PlannerWish;
  skills: readonly Skill[];
  today: string;
  onSubmit(wish: PlannerWish): void;
}

/** What one would like to be able to do, and with how much time and money. */
export function PlannerForm({ wish, skills, today, onSubmit }: PlannerFormProps) {
  const t = usePathPlannerText();
  const { values, setValues } = useValues(wish);
  const [wrong, setWrong] = useState<PlannerField[]>([]);
  const problems = useProblems(wrong);
  const set = (part: Partial<PlannerValues>) => setValues({ ...values, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findWrong(values, today);
    setWrong(found);
    if (found.length === 0) onSubmit(wishOf(values));
  };
  return (
    <form className={classes.form} aria-label={t('form.name')} onSubmit={submit} noValidate>
      <MultiSelect
        className={classes.skills}
        label={t('form.skills')}
        description={t('form.skills.most', { most: MOST_PLANNED_SKILLS })}
        placeholder={values.skills.length === 0 ? t('form.skills.search') : ''}
        data={skills.map(({ id, skill }) => ({ value: id, label: skill }))}
        value={values.skills}
        onChange={(chosen) => set({ skills: chosen })}
        maxValues={MOST_PLANNED_SKILLS}
        searchable
        hidePickedOptions
        nothingFoundMessage={t('form.skills.none')}
        error={problems.skills}
      />
      <TextInput
        label={t('form.hours')}
        inputMode="numeric"
        autoComplete="off"
        value={values.hours}
        onChange={(event) => set({ hours: event.currentTarget.value })}
        error={problems.hours}
      />
      <TextInput
        label={t('form.until')}
        description={t('form.until.hint')}
        inputWrapperOrder={below}
        type="date"
        min={today}
        value={values.until}
        onChange={(event) => set({ until: event.currentTarget.value })}
        error={problems.until}
      />
      <TextInput
        label={t('form.budget')}
        description={t('form.budget.hint')}
        inputWrapperOrder={below}
        inputMode="decimal"
        autoComplete="off"
        value={values.budget}
        onChange={(event) => set({ budget: event.currentTarget.value })}
        error={problems.budget}
      />
      <NativeSelect
        label={t('form.currency')}
        value={values.currency}
        data={[...currencyCodes]}
        onChange={(event) => set({ currency: event.currentTarget.value })}
      />
      <div className={classes.submit}>
        <Button type="submit">{t('form.submit')}</Button>
      </div>
    </form>
  );
}

/** It follows the address when that is changed elsewhere, as by going back. */
function useValues(wish: PlannerWish) {
  const [values, setValues] = useState(() => valuesOf(wish));
  const asked = JSON.stringify(valuesOf(wish));
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    setValues(valuesOf(wish));
  }
  return { values, setValues };
}

function useProblems(wrong: readonly PlannerField[]): Partial<Record<PlannerField, string>> {
  const t = usePathPlannerText();
  const rule = useRuleText();
  const words = {
    skills: rule('Choose at least one skill.'),
    hours: t('form.hours.wrong', { most: MOST_HOURS }),
    budget: t('form.budget.wrong'),
    until: t('form.until.wrong'),
  };
  return Object.fromEntries(Object.entries(words).filter(([field]) => wrong.includes(field as PlannerField)));
}
