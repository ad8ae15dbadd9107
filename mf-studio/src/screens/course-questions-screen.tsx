import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { Tabs } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { QuestionsTab } from '../features/questions/questions-tab.tsx';
import { useQuestionsText } from '../messages/questions.ts';

const FeedbackInbox = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "feedback" */ '@stoa/shared/remote/feedbacks/feedback-inbox.tsx'))
    .FeedbackInbox,
}));

const tabs = ['questions', 'feedback'] as const;

/** What learners ask before everyone in the courses that one made, and what they say in private; the tab stands in the address. */
export default function CourseQuestionsScreen() {
  const t = useQuestionsText();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'questions';
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t(`lead.${tab}`)} />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(chosen) => setSearch(chosen === 'feedback' ? { tab: chosen } : {})}
      >
        <Tabs.List aria-label={t('tabs')}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tab.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="questions" pt="lg">
          <QuestionsTab />
        </Tabs.Panel>
        <Tabs.Panel value="feedback" pt="lg">
          <Suspense fallback={<RowSkeleton label={t('loading.feedback')} />}>
            <FeedbackInbox />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
