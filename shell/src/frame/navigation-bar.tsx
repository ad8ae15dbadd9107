import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Container } from '@stoa/shared/kit';
import { visibleBar, type BarEntry } from './bar-entries.ts';
import { isAt } from './is-at.ts';
import { MenuButton } from './menu-button.tsx';
import { useViewer } from './use-viewer.ts';
import classes from './navigation-bar.module.css';

/** So much of the entry before it shows that there is one. */
const PEEK_PX = 24;

interface NavigationBarProps {
  /** Its name, shown at its beginning. */
  name: string;
  entries: Parameters<typeof visibleBar>[0];
}

/** A second row below the header, for those who do more than learn. */
export function NavigationBar({ name, entries }: NavigationBarProps) {
  const shown = visibleBar(entries, useViewer());
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // With the frame: to ask where things stand lays the page out, just when the next screen is begun.
    const frame = requestAnimationFrame(() => list.current && showCurrent(list.current));
    return () => cancelAnimationFrame(frame);
  }, [pathname, shown.length]);
  if (shown.length === 0) return null;
  return (
    <nav className={classes.bar} aria-label={name}>
      <Container className={classes.row}>
        <span className={classes.name}>{name}</span>
        <ul ref={list} className={classes.list}>
          {shown.map((entry) => (
            <li key={entry.label}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}

/** On a phone the row is longer than the window; the page itself does not move. */
function showCurrent(row: HTMLElement): void {
  const link = row.querySelector<HTMLElement>('[aria-current]');
  if (!link) return;
  const start = link.offsetLeft - row.offsetLeft;
  const isInSight = start >= row.scrollLeft && start + link.offsetWidth <= row.scrollLeft + row.clientWidth;
  if (!isInSight) row.scrollLeft = start - PEEK_PX;
}

function Entry({ entry }: { entry: BarEntry }) {
  const { pathname } = useLocation();
  if ('entries' in entry) {
    const isHere = entry.entries.some(({ to }) => isAt(pathname, to));
    return (
      <MenuButton entries={entry.entries} align="start" isCurrent={isHere}>
        {entry.label} <IconChevronDown size={15} stroke={1.75} aria-hidden="true" />
      </MenuButton>
    );
  }
  if ('href' in entry) {
    return (
      <a href={entry.href} className={classes.link} target="_blank" rel="noopener noreferrer">
        {entry.label}
      </a>
    );
  }
  return (
    <Link to={entry.to} className={classes.link} {...(isAt(pathname, entry.to) && { 'aria-current': 'page' as const })}>
      {entry.label}
    </Link>
  );
}
