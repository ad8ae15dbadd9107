import type { ReactNode } from 'react';
import { useUiText } from '../i18n/messages/ui.ts';
import { Title } from './kit.ts';
import { LinkAnchor } from './router-link.tsx';
import classes from './page-header.module.css';

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  to?: string;
}

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** From the widest to the page itself. */
  breadcrumbs?: readonly Crumb[];
  actions?: ReactNode;
}

/** The head of a screen; holds its only h1. */
export function PageHeader({ title, subtitle, breadcrumbs, actions }: PageHeaderProps) {
  const t = useUiText();
  return (
    <header className={classes.header}>
      {breadcrumbs && (
        <nav aria-label={t('breadcrumbs')}>
          <ol className={classes.crumbs}>
            {breadcrumbs.map(({ label, to }) => (
              <li key={label}>
                {to ? <LinkAnchor to={to}>{label}</LinkAnchor> : <span aria-current="page">{label}</span>}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={classes.row}>
        <div className={classes.words}>
          <Title order={1}>{title}</Title>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}
