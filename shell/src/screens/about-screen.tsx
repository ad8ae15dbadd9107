import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { Anchor } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useFrame } from '../context/frame-context.tsx';
import { useAboutText } from '../messages/about.ts';
import { StaticPage } from '../features/information/static-page.tsx';

export default function AboutScreen() {
  const t = useAboutText();
  const { hasScreen, siteLinks } = useFrame();
  const begin = hasScreen(addresses.verifyCreator)
    ? t.rich('teach.begin', { verify: (words) => <LinkAnchor to={to.verifyCreator()}>{words}</LinkAnchor> })
    : t.rich('teach.signup', { signup: (words) => <LinkAnchor to={`${to.signup()}?teach`}>{words}</LinkAnchor> });
  const write = siteLinks.contact
    ? t.rich('contact.write', { contact: (words) => <Anchor href={siteLinks.contact}>{words}</Anchor> })
    : t('contact.none');
  return (
    <StaticPage
      title={t('title')}
      lead={t('lead')}
      intro={<p>{t('intro')}</p>}
      parts={[
        {
          id: 'how-it-works',
          title: t('how.title'),
          text: (
            <ol>
              <li>{t('how.find')}</li>
              <li>{t('how.enrol')}</li>
              <li>{t('how.practise')}</li>
              <li>{t('how.certificate')}</li>
            </ol>
          ),
        },
        {
          id: 'teach',
          title: t('teach.title'),
          text: (
            <>
              <p>{t('teach.text')}</p>
              <p>{begin}</p>
            </>
          ),
        },
        {
          id: 'contact',
          title: t('contact.title'),
          text: (
            <>
              <p>{t('contact.text')}</p>
              <p>{write}</p>
            </>
          ),
        },
      ]}
    />
  );
}
