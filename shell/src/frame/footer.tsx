import { Link } from 'react-router-dom';
import { Colonnade } from '@stoa/shared/ui/colonnade.tsx';
import { Container } from '@stoa/shared/ui/kit.ts';
import { useFrame } from './frame-context.tsx';
import { visibleEntries, type MenuEntry } from './menu-entries.ts';
import { withOffered } from './offered-entries.ts';
import { useViewer } from './use-viewer.ts';
import classes from './footer.module.css';

const columns: readonly { title: string; entries: readonly MenuEntry[] }[] = [
  {
    title: 'About',
    entries: [
      { label: 'About Stoa', to: '/about' },
      { label: 'How it works', to: '/about#how-it-works' },
    ],
  },
  {
    title: 'Learn',
    entries: [
      { label: 'Marketplace', to: '/marketplace' },
      { label: 'All courses', to: '/marketplace/results' },
      { label: 'Free courses', to: '/marketplace/results?type=free' },
      { label: 'Learning paths', to: '/learning-path' },
    ],
  },
  {
    title: 'Earn',
    entries: [
      { label: 'Teach on Stoa', to: '/about#teach' },
      { label: 'Create a course', to: '/course/create', any: ['create-course'] },
      { label: 'Verify your account', to: '/verify' },
    ],
  },
  {
    title: 'Community',
    entries: [
      { label: 'Community', to: '/community' },
      { label: 'Verify a certificate', to: '/certificates/verify' },
    ],
  },
];

const legal: readonly MenuEntry[] = [
  { label: 'Contact Us', to: '/about#contact' },
  { label: 'Terms of Use', to: '/terms-of-use' },
  { label: 'Privacy policy', to: '/privacy-notice' },
];

/** The site's foot. It links only to what is there. */
export function Footer() {
  const viewer = useViewer();
  const { version } = useFrame();
  return (
    <footer className={classes.footer}>
      <Colonnade bays={40} className={classes.motif} />
      <Container className={classes.inner}>
        <nav className={classes.columns} aria-label="Footer">
          {columns.map(({ title, entries }) => (
            <Column key={title} title={title} entries={visibleEntries(entries, viewer)} />
          ))}
          <Column title="More" entries={withOffered([], viewer.offeredIn('footer'))} />
        </nav>
        <div className={classes.base}>
          <p>
            © {new Date().getFullYear()} Stoa · Version {version}
          </p>
          <ul className={classes.legal}>
            {visibleEntries(legal, viewer).map(({ label, to }) => (
              <li key={label}>
                <Link to={to} className={classes.link}>
                  {label}
                </Link>
              </li>
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
        {entries.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={classes.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
