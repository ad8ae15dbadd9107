import { IconCalendarPlus } from '@tabler/icons-react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { saveBlob } from '@stoa/shared/ui/download.ts';
import { usePathPlannerText } from '../../messages/path-planner.ts';
import type { MadePlan } from './make-plan.ts';
import { writePlanCalendar } from './solver/calendar.ts';

/** The plan for a calendar of one's own. */
export function CalendarButton({ plan }: { plan: MadePlan }) {
  const t = usePathPlannerText();
  const { locale } = useFormat();
  const save = () => {
    const entries = plan.courses.map(({ id, begins, ends, card }) => ({
      ...{ id, begins, ends, name: card.name },
      url: `${window.location.origin}${to.courseInfo({ slug: card.slug })}`,
    }));
    const text = writePlanCalendar(entries, { name: t('calendar.name'), locale, at: new Date() });
    saveBlob(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'plan.ics');
  };
  return (
    <Button variant="default" leftSection={<IconCalendarPlus size={18} aria-hidden="true" />} onClick={save}>
      {t('calendar.download')}
    </Button>
  );
}
