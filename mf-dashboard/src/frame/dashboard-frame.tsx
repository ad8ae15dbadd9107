import { IconMenu2 } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { type DashboardEntry, type DashboardGroup, dashboardGroups } from './dashboard-entries.ts';
import classes from './dashboard-frame.module.css';
import { useFrameText } from './messages/frame.ts';

/** The desk of those who run the site: on the side the way to each of its screens that the person may open. */
export default function DashboardFrame({ children }: { children: ReactNode }) {
  const groups = useOpenGroups();
  if (groups.length === 0) return children;
  return (
    <div className={classes.frame}>
      <SideNavigation groups={groups} />
      <div className={classes.screen}>{children}</div>
    </div>
  );
}

function useOpenGroups(): DashboardGroup[] {
  const { permissions } = useSession();
  const { navigation } = usePlatform();
  const isOpen = ({ to, any }: DashboardEntry) =>
    navigation.hasScreen(to) && any.some((permission) => permissions.includes(permission));
  return dashboardGroups
    .map((group) => ({ ...group, entries: group.entries.filter(isOpen) }))
    .filter(({ entries }) => entries.length > 0);
}

/** On a phone a button opens it; wherever it led, it is closed again. */
function SideNavigation({ groups }: { groups: readonly DashboardGroup[] }) {
  const t = useFrameText();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const list = useId();
  const isOpen = openedAt === key;
  const navigation = useCurrentInSight(isOpen);
  return (
    <nav ref={navigation} className={classes.navigation} aria-label={t('dashboard')}>
      <Button
        className={classes.opener}
        variant="default"
        leftSection={<IconMenu2 size={18} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpenedAt(isOpen ? undefined : key)}
      >
        {t('dashboard')}
      </Button>
      <div id={list} className={classes.groups} data-open={isOpen || undefined}>
        {groups.map((group) => (
          <Group key={group.text} group={group} />
        ))}
      </div>
    </nav>
  );
}

/** In a low window the list is longer than its place: it is moved to where one is, and the page is not. */
function useCurrentInSight(isOpen: boolean) {
  const { pathname } = useLocation();
  const navigation = useRef<HTMLElement>(null);
  useEffect(() => {
    // With the frame: to ask where things stand lays the page out, just when the next screen is begun.
    const frame = requestAnimationFrame(() => navigation.current && showCurrent(navigation.current));
    return () => cancelAnimationFrame(frame);
  }, [pathname, isOpen]);
  return navigation;
}

function showCurrent(list: HTMLElement): void {
  const link = list.querySelector<HTMLElement>('[aria-current]');
  if (!link) return;
  const [place, frame] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  const isInSight = place.top >= frame.top && place.bottom <= frame.bottom;
  if (!isInSight) list.scrollTop += place.top - frame.top - (frame.height - place.height) / 2;
}

function Group({ group: { text, entries } }: { group: DashboardGroup }) {
  const t = useFrameText();
  const head = useId();
  const current = useCurrentEntry();
  return (
    <div role="group" aria-labelledby={head}>
      <h2 id={head} className={classes.head}>
        {t(text)}
      </h2>
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className={classes.entry} aria-current={entry.to === current ? 'page' : undefined}>
              {t(entry.text)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** That whose screen, or one below it, is open; the narrowest of them. */
function useCurrentEntry(): string | undefined {
  const { pathname } = useLocation();
  return dashboardGroups
    .flatMap(({ entries }) => entries.map(({ to }) => to))
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((one, other) => other.length - one.length)[0];
}
