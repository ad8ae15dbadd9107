import { usePrivacyNoticeText } from '../messages/privacy-notice.ts';
import { CookieList } from '../features/information/cookie-list.tsx';
import { type BuiltInProps, LegalPage } from '../features/information/legal-page.tsx';
import { StaticPage } from '../features/information/static-page.tsx';

export default function PrivacyNoticeScreen() {
  const t = usePrivacyNoticeText();
  return <LegalPage kind="privacy-notice" title={t('title')} BuiltIn={BuiltInNotice} />;
}

/** What the software keeps, for an operator to complete. */
function BuiltInNotice({ notice }: BuiltInProps) {
  const t = usePrivacyNoticeText();
  return (
    <StaticPage
      title={t('title')}
      lead={t('lead')}
      notice={notice}
      isTemplate
      parts={[
        { id: 'responsible', title: t('responsible.title'), text: <p>{t('responsible.text')}</p> },
        {
          id: 'account',
          title: t('account.title'),
          text: (
            <ul>
              <li>{t('account.name')}</li>
              <li>{t('account.password')}</li>
              <li>{t('account.unconfirmed')}</li>
              <li>{t('account.choices')}</li>
              <li>{t('account.invited')}</li>
              <li>{t('account.provider')}</li>
            </ul>
          ),
        },
        {
          id: 'learning',
          title: t('learning.title'),
          text: (
            <ul>
              <li>{t('learning.progress')}</li>
              <li>{t('learning.handedIn')}</li>
              <li>{t('learning.certificates')}</li>
              <li>{t('learning.portfolio')}</li>
              <li>{t('learning.payments')}</li>
              <li>{t('learning.teaching')}</li>
              <li>{t('learning.verification')}</li>
              <li>{t('learning.community')}</li>
            </ul>
          ),
        },
        {
          id: 'others',
          title: t('others.title'),
          text: (
            <>
              <p>{t('others.public')}</p>
              <p>{t('others.progress')}</p>
              <p>{t('others.reports')}</p>
            </>
          ),
        },
        { id: 'sessions', title: t('sessions.title'), text: <p>{t('sessions.text')}</p> },
        {
          id: 'cookies',
          title: t('cookies.title'),
          text: (
            <>
              <p>{t('cookies.text')}</p>
              <CookieList />
              <p>{t('cookies.readable')}</p>
              <p>{t('cookies.storage')}</p>
            </>
          ),
        },
        { id: 'mail', title: t('mail.title'), text: <p>{t('mail.text')}</p> },
        { id: 'errors', title: t('errors.title'), text: <p>{t('errors.text')}</p> },
        {
          id: 'rights',
          title: t('rights.title'),
          text: (
            <>
              <p>{t('rights.copy')}</p>
              <p>{t('rights.delete')}</p>
              <p>{t('rights.after')}</p>
            </>
          ),
        },
        { id: 'law', title: t('law.title'), text: <p>{t('law.text')}</p> },
      ]}
    />
  );
}
