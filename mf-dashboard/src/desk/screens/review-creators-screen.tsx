import { to } from '@stoa/shared/contract/site/addresses.ts';
import { verificationStatuses } from '@stoa/shared/contract/teaching/creator-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert, Tabs } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { DataList } from '../../data-table/data-list.tsx';
import { RequestCard } from '../features/creators/request-card.tsx';
import { useRequests } from '../features/creators/use-requests.ts';
import { useCreatorsText } from '../messages/creators.ts';
import classes from './review-creators-screen.module.css';

/** For those who verify creators: who asks, and what was decided. */
export default function ReviewCreatorsScreen() {
  const t = useCreatorsText();
  const format = useFormat();
  const { status, list } = useRequests();
  const { data } = list.query;
  const goTo = (tab: string | null) => list.state.filter({ status: verificationStatuses.find((one) => one === tab) });
  return (
    <Page width="reading">
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <Tabs value={status} onChange={goTo}>
        <Tabs.List>
          {verificationStatuses.map((word) => (
            <Tabs.Tab key={word} value={word}>
              {t(`tab.${word}`)}
              {data ? (
                ` (${format.number(data.counts[word])})`
              ) : (
                <span className={classes.countToCome} aria-hidden="true">
                  {' (0)'}
                </span>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={status} pt="lg">
          {status !== 'revoked' && data && data.appeals > 0 && (
            <Alert mb="lg">
              {t('appeals.waiting', { count: data.appeals })}{' '}
              <LinkAnchor underline="always" to={to.reviewCreators({ status: 'revoked' })}>
                {t('appeals.show')}
              </LinkAnchor>
            </Alert>
          )}
          <DataList
            list={list}
            label={t('title')}
            search={t('search')}
            sorts={{ since: t(status === 'pending' ? 'sort.asked' : 'sort.decided'), name: t('sort.name') }}
            found={(count) => t('found', { count })}
            keyOf={({ id }) => id}
            row={(listed) => <RequestCard listed={listed} />}
            empty={{ title: t(`empty.${status}`), text: t('empty.text') }}
          />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
