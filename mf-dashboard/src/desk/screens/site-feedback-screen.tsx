import { FeedbackInbox } from '@stoa/shared/remote/feedbacks/feedback-inbox.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { useSiteFeedbackText } from '../messages/site-feedback.ts';

/** For those who look after the site: what is said of it in private. */
export default function SiteFeedbackScreen() {
  const t = useSiteFeedbackText();
  return (
    <Page width="reading">
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <FeedbackInbox box="platform" />
    </Page>
  );
}
