import { IconLock } from '@tabler/icons-react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { SaidLine, TaughtLesson } from '@stoa/shared/contract/market/lesson-search.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useLessonSearchText } from '../../messages/lesson-search.ts';
import classes from './said-lessons.module.css';

/** Leads to each second at which it is said; whoever may not open the lesson is led to the course that teaches it. */
export function SaidLesson({ found: { course, lesson, is_open, lines } }: { found: TaughtLesson }) {
  const t = useLessonSearchText();
  const { slug } = course;
  const open = course.student_percentage === null ? to.preview : to.player;
  return (
    <li className={classes.lesson}>
      <p className={classes.names}>
        <span className={classes.title}>
          {is_open ? <LinkAnchor to={open({ slug }, { lesson: lesson.id })}>{lesson.title}</LinkAnchor> : lesson.title}
        </span>
        <span className={classes.course}>
          {t.rich('course', {
            course: course.name,
            link: (name) => <LinkAnchor to={to.courseInfo({ slug })}>{name}</LinkAnchor>,
          })}
        </span>
      </p>
      {is_open ? (
        <ul className={classes.lines}>
          {lines.map((line) => (
            <Line
              key={line.start_s}
              line={line}
              address={open({ slug }, { lesson: lesson.id, at: String(Math.floor(line.start_s)) })}
            />
          ))}
        </ul>
      ) : (
        <p className={classes.closed}>
          <IconLock size={16} stroke={1.75} aria-hidden="true" />
          {t('closed')}
        </p>
      )}
    </li>
  );
}

function Line({ line: { start_s, language, parts }, address }: { line: SaidLine; address: string }) {
  return (
    <li>
      <LinkAnchor to={address} className={classes.line ?? ''}>
        <span className={classes.time}>{clockText(start_s)}</span>
        <span lang={language}>
          {parts.map(({ text, is_hit }, index) =>
            is_hit ? (
              <mark key={index} className={classes.hit}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
      </LinkAnchor>
    </li>
  );
}
