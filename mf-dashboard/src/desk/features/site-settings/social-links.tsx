import { useState } from 'react';
import type { SocialLink } from '@stoa/shared/contract/administration/site-settings.ts';
import { VisuallyHidden } from '@stoa/shared/kit';
import { useSiteSettingsText } from '../../messages/site-settings.ts';
import { SocialLinkRow } from './social-link-row.tsx';
import classes from './site-settings.module.css';

interface SocialLinksProps {
  links: readonly SocialLink[];
  errorOf(field: string): string | undefined;
  onChange(links: SocialLink[]): void;
}

/** The links in their order, each to be changed, moved and taken out. */
export function SocialLinks({ links, errorOf, onChange }: SocialLinksProps) {
  const t = useSiteSettingsText();
  const [said, setSaid] = useState('');
  const nameAt = (at: number) => links[at]?.name || t('social.unnamed', { place: at + 1 });
  function move(at: number, step: -1 | 1): void {
    const moved = links.toSpliced(at, 1).toSpliced(at + step, 0, ...links.slice(at, at + 1));
    onChange(moved);
    setSaid(t('social.moved', { name: nameAt(at), place: at + step + 1 }));
  }
  function remove(at: number): void {
    onChange(links.toSpliced(at, 1));
    setSaid(t('social.removed', { name: nameAt(at) }));
  }
  return (
    <>
      {links.length === 0 && <p>{t('social.none')}</p>}
      {links.length > 0 && (
        <ol className={classes.list} aria-label={t('social.list')}>
          {links.map((link, at) => (
            <SocialLinkRow
              key={at}
              link={link}
              label={nameAt(at)}
              at={at}
              isLast={at === links.length - 1}
              errorOf={(field) => errorOf(`social.${at}.${field}`)}
              onChange={(changed) => onChange(links.with(at, changed))}
              onMove={(step) => move(at, step)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
