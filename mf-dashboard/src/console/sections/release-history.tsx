import { useState } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Button } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { ChangeList } from '../features/releases/change-list.tsx';
import { useChanges } from '../features/releases/use-releases.ts';
import { useReleasesText } from '../messages/releases.ts';
import classes from './release-history.module.css';

const PAGE = 10;
const MOST = 1000;

/** What was done to one remote in this channel. */
export function ReleaseHistory({ channel, name }: { channel: string; name: string }) {
  const t = useReleasesText();
  const [limit, setLimit] = useState(PAGE);
  const changes = useChanges(channel, { limit, name });
  return (
    <Section
      title={t('history.title')}
      action={
        <LinkAnchor className={classes.audit} to={to.releaseAudit({ remote: name, channel })}>
          {t('history.audit')}
        </LinkAnchor>
      }
    >
      {changes.isPending && <RowSkeleton count={4} label={t('history.loading')} />}
      {changes.isError && !changes.data && <LoadFailed query={changes} title={t('history.failed')} />}
      {changes.data?.length === 0 && <p>{t('history.none', { name, channel })}</p>}
      {changes.data && changes.data.length > 0 && (
        <ChangeList
          changes={changes.data}
          name={name}
          diffTo={(remote, from, until) => to.releaseDiff({ name: remote }, { from, to: until, channel })}
        />
      )}
      {changes.data && changes.data.length >= limit && limit < MOST && (
        <Button
          variant="default"
          size="md"
          loading={changes.isFetching}
          onClick={() => setLimit((before) => Math.min(MOST, before * 3))}
        >
          {t('history.more')}
        </Button>
      )}
    </Section>
  );
}
