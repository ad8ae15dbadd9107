import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useTermsOfUseText } from '../messages/terms-of-use.ts';
import { type BuiltInProps, LegalPage } from '../features/information/legal-page.tsx';
import { StaticPage } from '../features/information/static-page.tsx';

export default function TermsOfUseScreen() {
  const t = useTermsOfUseText();
  return <LegalPage kind="terms-of-use" title={t('title')} BuiltIn={BuiltInTerms} />;
}

/** What the software does, for an operator to complete. */
function BuiltInTerms({ notice }: BuiltInProps) {
  const t = useTermsOfUseText();
  const leaving = t.rich('end.text', {
    privacy: (words) => <LinkAnchor to={`${to.privacyNotice()}#rights`}>{words}</LinkAnchor>,
  });
  return (
    <StaticPage
      title={t('title')}
      lead={t('lead')}
      notice={notice}
      isTemplate
      parts={[
        { id: 'parties', title: t('parties.title'), text: <p>{t('parties.text')}</p> },
        {
          id: 'account',
          title: t('account.title'),
          text: (
            <>
              <p>{t('account.text')}</p>
              <p>{t('account.demo')}</p>
            </>
          ),
        },
        {
          id: 'learning',
          title: t('learning.title'),
          text: (
            <>
              <p>{t('learning.text')}</p>
              <p>{t('learning.paid')}</p>
            </>
          ),
        },
        { id: 'teaching', title: t('teaching.title'), text: <p>{t('teaching.text')}</p> },
        {
          id: 'community',
          title: t('community.title'),
          text: (
            <>
              <p>{t('community.text')}</p>
              <p>{t('community.moderation')}</p>
            </>
          ),
        },
        { id: 'invitations', title: t('invitations.title'), text: <p>{t('invitations.text')}</p> },
        {
          id: 'end',
          title: t('end.title'),
          text: (
            <>
              <p>{leaving}</p>
              <p>{t('end.us')}</p>
            </>
          ),
        },
        { id: 'law', title: t('law.title'), text: <p>{t('law.text')}</p> },
      ]}
    />
  );
}
