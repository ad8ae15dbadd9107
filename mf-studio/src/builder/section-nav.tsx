import { to } from '@stoa/shared/contract/site/addresses.ts';
import { VisuallyHidden } from '@stoa/shared/kit';
import { IconAlertTriangle, IconCircleCheckFilled, IconCircleDashed, IconUsers } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useBuilderText } from '../messages/builder.ts';
import { useBuilder } from './builder-context.tsx';
import classes from './section-nav.module.css';
import { sectionMark, sections, type SectionKey, type SectionMark } from './sections.ts';

const icons: Record<SectionMark, typeof IconCircleDashed> = {
  done: IconCircleCheckFilled,
  warning: IconAlertTriangle,
  todo: IconCircleDashed,
};

/** The parts of a course with what the checklist says of each. */
export function SectionNav({ active }: { active: SectionKey }) {
  const t = useBuilderText();
  const { course } = useBuilder();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // On a phone the parts are a row; the active one must be in sight, without moving the page.
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - 24;
  }, [active]);
  return (
    <nav aria-label={t('sections')} className={classes.nav}>
      <ul ref={list} className={classes.list}>
        {sections.map((key) => {
          // The checklist asks nothing of it.
          const mark = key === 'team' ? undefined : sectionMark(key, course.checklist);
          const Icon = mark ? icons[mark] : IconUsers;
          return (
            <li key={key}>
              <Link
                to={to.editCourse({ slug: course.slug }, { section: key })}
                className={classes.link}
                aria-current={key === active ? 'step' : undefined}
              >
                <Icon size={18} aria-hidden="true" className={classes.mark} data-mark={mark} />
                {t(`section.${key}`)}
                {mark && <VisuallyHidden>, {t(`mark.${mark}`)}</VisuallyHidden>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
