import type { SiteCheckName } from '@stoa/shared/contract/administration/site-health-words.ts';
import type { SiteCheck } from '@stoa/shared/contract/administration/site-health.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Skeleton } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useHealthText } from '../../messages/health.ts';
import { linkOf } from './check-links.ts';
import classes from './health.module.css';
import { MeasureList } from './measure-list.tsx';
import { StateBadge } from './state-badge.tsx';
import { useSiteCheck } from './use-site-health.ts';

/** One part of the site. It loads, hangs and fails by itself. */
export function CheckCard({ check }: { check: SiteCheckName }) {
  const t = useHealthText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching } = useSiteCheck(check);
  const name = t(`check.${check}`);
  return (
    <article className={classes.card} aria-label={name} aria-busy={isFetching}>
      <div className={classes.head}>
        <h2 className={classes.name}>{name}</h2>
        {error ? <StateBadge state="failing" /> : data && <StateBadge state={data.state} />}
      </div>
      {isPending && <Skeleton height="13rem" role="status" aria-label={t('measuring', { name })} />}
      {error && (
        <p role="alert">
          {t('unanswered')} {errorText(error)}
        </p>
      )}
      {data && <Found found={data} />}
    </article>
  );
}

function Found({ found: { reason, measures, at } }: { found: SiteCheck }) {
  const t = useHealthText();
  const format = useFormat();
  const link = linkOf[reason];
  return (
    <>
      <p>
        {t(`reason.${reason}`)}{' '}
        {link && (
          <LinkAnchor to={link} underline="always">
            {t('see')}
          </LinkAnchor>
        )}
      </p>
      {measures.length > 0 && <MeasureList measures={measures} />}
      <p className={classes.at}>
        {t('measured')} <time dateTime={at}>{format.instant(at)}</time>
      </p>
    </>
  );
}
