import { to } from '@stoa/shared/contract/site/addresses.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { MailPreview } from '../features/mails/mail-preview.tsx';
import { PreviewChoices } from '../features/mails/preview-choices.tsx';
import { usePreviewChoice } from '../features/mails/use-mail-preview.ts';
import { useMailsText } from '../messages/mails.ts';

/** For those who run the site: every email as it looks. */
export default function MailTemplatesScreen() {
  const t = useMailsText();
  const { choice, choose } = usePreviewChoice();
  return (
    <Page>
      <PageHeader
        title={t('template.title')}
        subtitle={t('template.lead')}
        actions={
          <LinkButton variant="default" to={to.mails()}>
            {t('template.back')}
          </LinkButton>
        }
      />
      <PreviewChoices choice={choice} choose={choose} />
      <MailPreview choice={choice} />
    </Page>
  );
}
