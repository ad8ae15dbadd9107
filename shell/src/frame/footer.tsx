import { Link } from 'react-router-dom';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { Colonnade } from '@stoa/shared/ui/colonnade.tsx';
import { Container } from '@stoa/shared/kit';
import { useFrame } from '../context/frame-context.tsx';
import { helpEntry } from './help-entry.ts';
import { footerColumns, footerTerms } from './footer-entries.ts';
import { LanguageSelect } from './language-select.tsx';
import { visibleEntries, type MenuEntry } from './menu-entries.ts';
import { SiteFeedback } from './site-feedback.tsx';
import { withOffered } from './offered-entries.ts';
import { useViewer } from './use-viewer.ts';
import classes from './footer.module.css';

/** The site's foot. It links only to what is there. */
export function Footer() {
  const viewer = useViewer();
  const { version } = useFrame();
  const { t } = viewer;
  const year = String(new Date().getFullYear());
  return (
    <footer className={classes.footer}>
      <Colonnade bays={40} className={classes.motif} />
      <Container className={classes.inner}>
        <nav className={classes.columns} aria-label={t('footer.label')}>
          {footerColumns.map(({ text, entries }) => (
            <Column key={text} title={t(text)} entries={visibleEntries(entries, viewer)} />
          ))}
          <Column title={t('footer.more')} entries={withOffered([], viewer.offeredIn('footer'))} />
          <Social />
        </nav>
        <div className={classes.base}>
          <p>{t('footer.copyright', { year, version })}</p>
          <LanguageSelect className={classes.language} />
          <ul className={classes.legal}>
            <SiteFeedback />
            <Help />
            <Contact />
            {visibleEntries(footerTerms, viewer).map((entry) => (
              <Line key={entry.to} {...entry} />
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}

function Column({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <Line key={entry.to} {...entry} />
        ))}
      </ul>
    </div>
  );
}

/** The operator's own accounts elsewhere; none are invented. */
function Social() {
  const { t, siteLinks } = useViewer();
  if (siteLinks.social.length === 0) return null;
  return (
    <div>
      <h2 className={classes.title}>{t('footer.social')}</h2>
      <ul className={classes.list}>
        {siteLinks.social.map(({ name, url }) => (
          <Outward key={url} label={name} href={url} />
        ))}
      </ul>
    </div>
  );
}

function Contact() {
  const { t, siteLinks, hasScreen } = useViewer();
  const label = t('footer.contact');
  if (siteLinks.contact) return <Outward label={label} href={siteLinks.contact} />;
  return hasScreen(addresses.about) ? <Line label={label} to={`${to.about()}#contact`} /> : null;
}

function Help() {
  const help = helpEntry(useViewer());
  if (!help) return null;
  if (!('href' in help)) return <Line {...help} />;
  return (
    <li>
      <a href={help.href} className={classes.link} target="_blank" rel="noopener noreferrer">
        {help.label}
      </a>
    </li>
  );
}

const Line = ({ label, to }: MenuEntry) => (
  <li>
    <Link to={to} className={classes.link}>
      {label}
    </Link>
  </li>
);

const Outward = ({ label, href }: { label: string; href: string }) => (
  <li>
    <a href={href} className={classes.link} rel="me noopener">
      {label}
    </a>
  </li>
);
