import { useSearchParams } from 'react-router-dom';
import { NativeSelect } from '@stoa/shared/kit';
import { useChannels } from './use-releases.ts';
import classes from './channel-switch.module.css';
import { useReleasesText } from '../../messages/releases.ts';

/** Which channel is looked at; nothing where there is only one. */
export function ChannelSwitch({ channel }: { channel: string }) {
  const t = useReleasesText();
  const [, setSearch] = useSearchParams();
  const { data } = useChannels();
  const names = data?.channels.map((document) => document.channel) ?? [];
  if (names.length < 2) return null;
  return (
    <NativeSelect
      aria-label={t('channel')}
      classNames={{ input: classes.field }}
      data={names}
      value={channel}
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        setSearch((search) => {
          search.set('channel', value);
          return search;
        });
      }}
    />
  );
}
