import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { VisuallyHidden } from '@stoa/shared/kit';
import { LinkIcon } from '@stoa/shared/ui/router-link.tsx';
import { useFrameText } from '../messages/frame.ts';
import classes from './header.module.css';

const MOST_SHOWN = 99;

/** How many are unread. When it becomes more, those who do not see it are told. */
export function NotificationBell({ unread }: { unread: number }) {
  const t = useFrameText();
  const format = useFormat();
  const [seen, setSeen] = useState({ unread, hasNews: false });
  if (seen.unread !== unread) setSeen({ unread, hasNews: unread > seen.unread });
  return (
    <>
      <LinkIcon to={to.notifications()} label={t('bell.label', { count: unread })} className={classes.counted}>
        <IconBell size={21} stroke={1.6} aria-hidden="true" />
        {unread > 0 && (
          <span className={classes.count} aria-hidden="true">
            {unread > MOST_SHOWN ? `${format.number(MOST_SHOWN)}+` : format.number(unread)}
          </span>
        )}
      </LinkIcon>
      <VisuallyHidden role="status">{seen.hasNews ? t('bell.news', { count: unread }) : ''}</VisuallyHidden>
    </>
  );
}
