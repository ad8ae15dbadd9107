import type { ReactNode } from 'react';
import { Title } from '@stoa/shared/kit';
import classes from './settings-section.module.css';

interface SettingsSectionProps {
  /** Its anchor in the page. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** Draws its edge in the colour of danger. */
  isDangerous?: boolean;
  children: ReactNode;
}

/** One matter of the settings; a link may lead to it. */
export function SettingsSection({ id, title, lead, isDangerous = false, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classes.section}
      data-danger={isDangerous}
    >
      <div className={classes.head}>
        <Title order={2} id={`${id}-title`} className={classes.title ?? ''}>
          {title}
        </Title>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
