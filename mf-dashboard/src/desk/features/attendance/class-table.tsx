import type { TaughtClass } from '@stoa/shared/contract/learning/attendance.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useAttendanceText } from '../../messages/attendance.ts';
import { registerOf } from './attendance-address.ts';
import { ClassStatus } from './class-status.tsx';
import { ClassTime, PlannedTime } from './class-time.tsx';
import { ClassTurnout } from './class-turnout.tsx';

/** Classes with how many came; each leads to its register. */
export function ClassTable({ taught }: { taught: readonly TaughtClass[] }) {
  const t = useAttendanceText();
  return (
    <RecordTable
      label={t('tab.classes')}
      rows={taught}
      keyOf={({ id }) => id}
      columns={[
        {
          name: t('column.class'),
          cell: ({ id, title }) => (
            <LinkAnchor to={to.attendance(registerOf(id))} fw={650} aria-label={t('register.name', { class: title })}>
              {title}
            </LinkAnchor>
          ),
          note: ({ course }) => course.name,
        },
        {
          name: t('column.when'),
          cell: (one) => <ClassTime taught={one} />,
          note: (one) => <PlannedTime taught={one} />,
        },
        { name: t('column.status'), cell: ({ status }) => <ClassStatus status={status} /> },
        { name: t('column.came'), cell: (one) => <ClassTurnout taught={one} /> },
      ]}
    />
  );
}
