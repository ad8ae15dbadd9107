import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useHomeMoreText } from '../../messages/home-more.ts';
import classes from './recent-notifications.module.css';

const SHOWN = 4;

/** The newest ones, as the session has them already; nothing where nothing happened. */
export function RecentNotifications() {
  const t = useHomeMoreText();
  const format = useFormat();
  const { notifications } = useSession();
  if (notifications.length === 0) return null;
  return (
    <Section title={t('news.title')} action={<LinkAnchor to={to.notifications()}>{t('news.all')}</LinkAnchor>}>
      <RowList>
        {notifications.slice(0, SHOWN).map(({ id, title, link, read, created_at }) => (
          <li key={id} className={classes.row}>
            <span className={classes.title}>
              {!read && <span className={classes.mark}>{t('news.new')}</span>}
              {link ? (
                <LinkAnchor to={link} c="inherit">
                  {title}
                </LinkAnchor>
              ) : (
                title
              )}
            </span>
            <time className={classes.time} dateTime={created_at}>
              {format.ago(created_at)}
            </time>
          </li>
        ))}
      </RowList>
    </Section>
  );
}
