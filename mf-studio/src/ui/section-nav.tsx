import { VisuallyHidden } from '@stoa/shared/kit';
import { IconAlertTriangle, IconCircleCheckFilled, IconCircleDashed, IconUsers } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useEditorText } from '../messages/editor.ts';
import classes from './section-nav.module.css';

export type SectionMark = 'done' | 'todo' | 'warning';

const icons: Record<SectionMark, typeof IconCircleDashed> = {
  done: IconCircleCheckFilled,
  warning: IconAlertTriangle,
  todo: IconCircleDashed,
};

export interface SectionLink {
  key: string;
  label: string;
  to: string;
  /** What the checklist says of it; left out where that asks nothing. */
  mark?: SectionMark | undefined;
}

interface SectionNavProps {
  label: string;
  links: readonly SectionLink[];
  active: string;
}

/** The parts of what is edited, with what the checklist says of each. */
export function SectionNav({ label, links, active }: SectionNavProps) {
  const t = useEditorText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // On a phone the parts are a row; the active one must be in sight, without moving the page.
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - 24;
  }, [active]);
  return (
    <nav aria-label={label} className={classes.nav}>
      <ul ref={list} className={classes.list}>
        {links.map(({ key, label: name, to, mark }) => {
          const Icon = mark ? icons[mark] : IconUsers;
          return (
            <li key={key}>
              <Link to={to} className={classes.link} aria-current={key === active ? 'step' : undefined}>
                <Icon size={18} aria-hidden="true" className={classes.mark} data-mark={mark} />
                {name}
                {mark && <VisuallyHidden>, {t(`mark.${mark}`)}</VisuallyHidden>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
