import { useStore } from 'zustand';
import { NativeSelect, Switch } from '@stoa/shared/kit';
import { useClassRoomText } from '../../../messages/class-room.ts';
import type { LocalMedia } from '../media/local-media.ts';
import { useDevices } from '../media/use-devices.ts';
import classes from './lobby.module.css';

interface DeviceChoiceProps {
  kind: 'microphone' | 'camera';
  media: LocalMedia;
  label: string;
}

/** Switches a device on and off; where there are several, one is chosen. */
export function DeviceChoice({ kind, media, label }: DeviceChoiceProps) {
  const t = useClassRoomText();
  const { tracks, asking } = useStore(media.store);
  const track = tracks[kind];
  const devices = useDevices(kind === 'microphone' ? 'audioinput' : 'videoinput', track);
  return (
    <div className={classes.device}>
      <Switch
        label={label}
        checked={track !== undefined}
        disabled={asking === kind}
        onChange={(event) => (event.currentTarget.checked ? void media.switchOn(kind) : media.switchOff(kind))}
      />
      {track && devices.length > 1 && (
        <NativeSelect
          aria-label={label}
          data={devices.map(({ deviceId, label: name }, at) => ({
            value: deviceId,
            label: name || t('lobby.device', { number: at + 1 }),
          }))}
          value={track.getSettings().deviceId ?? ''}
          onChange={(event) => void media.choose(kind, event.currentTarget.value)}
        />
      )}
    </div>
  );
}
