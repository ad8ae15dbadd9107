import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { SocialLink } from '@stoa/shared/contract/administration/site-settings.ts';
import { socialNetworks } from '@stoa/shared/contract/site/social-networks.ts';
import { ActionIcon, NativeSelect, TextInput } from '@stoa/shared/kit';
import { useSiteSettingsText } from '../../messages/site-settings.ts';
import classes from './site-settings.module.css';

const OTHER = '';
const networks = Object.keys(socialNetworks);

interface SocialLinkRowProps {
  link: SocialLink;
  /** How it is called while it has no name, too. */
  label: string;
  at: number;
  isLast: boolean;
  errorOf(field: 'name' | 'url'): string | undefined;
  onChange(link: SocialLink): void;
  onMove(step: -1 | 1): void;
  onRemove(): void;
}

export function SocialLinkRow({ link, label, at, isLast, errorOf, onChange, onMove, onRemove }: SocialLinkRowProps) {
  const t = useSiteSettingsText();
  const place = at + 1;
  return (
    <li className={classes.row}>
      <NetworkFields link={link} place={place} error={errorOf('name')} onChange={onChange} />
      <TextInput
        className={classes.url ?? ''}
        label={t('social.url', { place })}
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={300}
        value={link.url}
        error={errorOf('url')}
        onChange={(event) => onChange({ ...link, url: event.currentTarget.value })}
      />
      <div className={classes.tools}>
        <ActionIcon
          size="lg"
          aria-label={t('social.up', { name: label })}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          size="lg"
          aria-label={t('social.down', { name: label })}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon size="lg" aria-label={t('social.remove', { name: label })} onClick={onRemove}>
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
    </li>
  );
}

interface NetworkFieldsProps {
  link: SocialLink;
  place: number;
  error: string | undefined;
  onChange(link: SocialLink): void;
}

/** A network of the list, or any other site under a name of its own. */
function NetworkFields({ link, place, error, onChange }: NetworkFieldsProps) {
  const t = useSiteSettingsText();
  const [isOther, setOther] = useState(!networks.includes(link.name));
  const isListed = networks.includes(link.name) && !isOther;
  function choose(network: string): void {
    setOther(network === OTHER);
    onChange({ ...link, name: network });
  }
  return (
    <>
      <NativeSelect
        label={t('social.network', { place })}
        value={isListed ? link.name : OTHER}
        data={[...networks.map((name) => ({ value: name, label: name })), { value: OTHER, label: t('social.other') }]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {!isListed && (
        <TextInput
          label={t('social.name', { place })}
          maxLength={40}
          value={link.name}
          error={error}
          onChange={(event) => onChange({ ...link, name: event.currentTarget.value })}
        />
      )}
    </>
  );
}
