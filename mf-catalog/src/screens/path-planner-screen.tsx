import type { Skill } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Button, Group, Stack, Text } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { CalendarButton } from '../features/path-planner/calendar-button.tsx';
import { makePlan, swapsFor } from '../features/path-planner/make-plan.ts';
import { PlanCourses } from '../features/path-planner/plan-courses.tsx';
import { PlanSummary, UntaughtNote } from '../features/path-planner/plan-summary.tsx';
import { PlanWeeks } from '../features/path-planner/plan-weeks.tsx';
import { PlannerForm } from '../features/path-planner/planner-form.tsx';
import type { PlannerWish } from '../features/path-planner/planner-wish.ts';
import { usePlannableCourses, usePlannerWish, useSkills, useToday } from '../features/path-planner/use-planner.ts';
import { useCatalogueText } from '../messages/catalogue.ts';
import { usePathPlannerText } from '../messages/path-planner.ts';

/** A learning path of one's own: the cheapest courses that teach what one would like to be able to do. */
export default function PathPlannerScreen() {
  const t = usePathPlannerText();
  const marketplace = useCatalogueText()('crumb.marketplace');
  const { wish, change } = usePlannerWish();
  const today = useToday();
  const skills = useSkills();
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        breadcrumbs={[
          { label: marketplace, to: to.marketplace() },
          { label: t('paths'), to: to.learningPath() },
        ]}
      />
      {skills.isPending && <RowSkeleton count={3} />}
      {skills.isError && <LoadFailed query={skills} title={t('form.skills.failed')} />}
      {skills.data && (
        <>
          <PlannerForm wish={wish} skills={skills.data} today={today} onSubmit={change} />
          <Planned wish={wish} skills={skills.data} today={today} onChange={change} />
        </>
      )}
    </Page>
  );
}

interface PlannedProps {
  wish: PlannerWish;
  skills: readonly Skill[];
  today: string;
  onChange(wish: PlannerWish): void;
}

function Planned({ wish, skills, today, onChange }: PlannedProps) {
  const t = usePathPlannerText();
  const found = usePlannableCourses(wish.skills);
  if (wish.skills.length === 0) return <EmptyState title={t('none.title')} text={t('none.text')} />;
  if (found.isPending) return <RowSkeleton count={4} label={t('plan.loading')} />;
  if (found.isError) return <LoadFailed query={found} title={t('plan.failed')} />;
  const { courses, is_cut } = found.data;
  const { plan, untaught } = makePlan(courses, wish, today);
  const isSwapped = wish.including.length + wish.excluding.length > 0;
  const undo = isSwapped && (
    <Button variant="subtle" onClick={() => onChange({ ...wish, including: [], excluding: [] })}>
      {t('swap.undo')}
    </Button>
  );
  if (plan === undefined) {
    const words = isSwapped ? 'stuck' : 'untaught';
    return <EmptyState title={t(`${words}.title`)} text={t(`${words}.text`)} action={undo} />;
  }
  return (
    <>
      <Section title={t('plan.title')} action={undo}>
        <Stack gap="md">
          <PlanSummary plan={plan} wish={wish} today={today} />
          <UntaughtNote ids={untaught} skills={skills} />
          {is_cut && <Text size="sm">{t('plan.cut')}</Text>}
          <PlanCourses
            plan={plan}
            skills={skills}
            currency={wish.currency}
            swapsFor={(course) => swapsFor(course, { found: courses, wish, plan, from: today })}
            onSwap={(swap) => onChange(swap.wish)}
          />
          <Group>
            <CalendarButton plan={plan} />
          </Group>
        </Stack>
      </Section>
      <Section title={t('weeks.title')}>
        <PlanWeeks plan={plan} hours={wish.hours} today={today} />
      </Section>
    </>
  );
}
