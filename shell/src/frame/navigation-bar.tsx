import { IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { Container } from '@stoa/shared/ui/kit.ts';
import { MenuButton } from './menu-button.tsx';
import { visibleBar, type BarEntry } from './menu-entries.ts';
import { useViewer } from './use-viewer.ts';
import classes from './navigation-bar.module.css';

interface NavigationBarProps {
  /** Its name, shown at its beginning. */
  name: string;
  entries: readonly BarEntry[];
}

/** A second row below the header, for those who do more than learn. */
export function NavigationBar({ name, entries }: NavigationBarProps) {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const shown = visibleBar(entries, viewer);
  if (shown.length === 0) return null;
  return (
    <nav className={classes.bar} aria-label={name}>
      <Container className={classes.row}>
        <span className={classes.name}>{name}</span>
        <ul className={classes.list}>
          {shown.map((entry) => (
            <li key={entry.label}>
              {'entries' in entry ? (
                <MenuButton entries={entry.entries}>
                  {entry.label} <IconChevronDown size={15} stroke={1.75} aria-hidden="true" />
                </MenuButton>
              ) : (
                <Link
                  to={entry.to}
                  className={classes.link}
                  {...(pathname === entry.to && { 'aria-current': 'page' as const })}
                >
                  {entry.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
