import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { Notice } from './notices.ts';
import classes from './notice-list.module.css';

const icons = { danger: IconAlertOctagon, warning: IconAlertTriangle, info: IconInfoCircle };

/** What must be known first; nothing where all is calm. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <ul className={classes.list}>
      {notices.map(({ tone, text }) => {
        const Icon = icons[tone];
        return (
          <li key={text} className={classes.notice} data-tone={tone}>
            <Icon size={20} aria-hidden="true" />
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
