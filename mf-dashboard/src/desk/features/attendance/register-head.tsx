import { useEffect, useRef } from 'react';
import type { TaughtClass } from '@stoa/shared/contract/learning/attendance.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Alert, Title } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useAttendanceText } from '../../messages/attendance.ts';
import { writeClasses } from './attendance-address.ts';
import { ClassStatus } from './class-status.tsx';
import { ClassTime, PlannedTime } from './class-time.tsx';
import { ClassTurnout } from './class-turnout.tsx';
import classes from './register-head.module.css';
import { RegisterFile } from './register-file.tsx';

/** Which class it is, and how many came. The keyboard begins here with every register that is opened. */
export function RegisterHead({ taught }: { taught: TaughtClass }) {
  const t = useAttendanceText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, course, status } = taught;
  return (
    <header className={classes.head}>
      <div className={classes.way}>
        <LinkAnchor to={to.attendance(writeClasses())}>{t('allClasses')}</LinkAnchor>
        <RegisterFile taught={taught} />
      </div>
      <Title order={1} ref={heading} tabIndex={-1} className={classes.title ?? ''}>
        {t('register.name', { class: title })}
      </Title>
      <div className={classes.facts}>
        <ClassStatus status={status} />
        <LinkAnchor to={to.courseInfo({ slug: course.slug })}>{course.name}</LinkAnchor>
        <span>
          <ClassTime taught={taught} />
        </span>
        <span>
          <PlannedTime taught={taught} />
        </span>
        <span role="status">
          <ClassTurnout taught={taught} />
        </span>
      </div>
      <WhyNot taught={taught} />
    </header>
  );
}

function WhyNot({ taught: { can_mark, status } }: { taught: TaughtClass }) {
  const t = useAttendanceText();
  if (can_mark) return null;
  return <Alert color="blue">{t(status === 'cancelled' ? 'register.cancelled' : 'register.early')}</Alert>;
}
