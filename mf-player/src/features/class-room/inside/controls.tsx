import {
  IconDoorExit,
  IconHandStop,
  IconKeyboard,
  IconMaximize,
  IconMessage,
  IconMicrophone,
  IconMicrophoneOff,
  IconPlayerRecord,
  IconPlayerStop,
  IconScreenShare,
  IconUsers,
  IconVideo,
  IconVideoOff,
  type Icon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { ActionIcon } from '@stoa/shared/kit';
import { useClassRoomText } from '../../../messages/class-room.ts';
import type { LocalMedia } from '../media/local-media.ts';
import type { SentKind } from '../media/sent-kinds.ts';
import { canShareScreen } from '../media/site-devices.ts';
import type { RoomRecorder } from '../recording/room-recorder.ts';
import type { RoomSession } from '../session/room-session.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useRoomKeys } from './use-room-keys.ts';
import { useUnread } from './use-unread.ts';
import classes from './room.module.css';

export type Panel = 'chat' | 'people' | undefined;

interface ControlsProps {
  session: RoomSession;
  media: LocalMedia;
  /** Of a host. */
  recorder: RoomRecorder | undefined;
  panel: Panel;
  onPanel(panel: Panel): void;
}

const ICON = 22;

/** All that one can do, under the thumb; each by a key, too. */
export function Controls({ session, media, recorder, panel, onPanel }: ControlsProps) {
  const t = useClassRoomText();
  const [showsKeys, setShowsKeys] = useState(false);
  const { own, seats, isHandUp } = useStore(session.store);
  const { tracks, asking } = useStore(media.store);
  const { unread, look } = useUnread(session, panel === 'chat');
  const waiting = seats.filter(({ is_waiting }) => is_waiting).length;
  const inside = seats.length - waiting;
  const isOnStage = own?.on_stage === true;
  const full = useFullScreen();

  const toggle = (kind: SentKind) => {
    if (!isOnStage || asking === kind) return;
    if (tracks[kind]) media.switchOff(kind);
    else void media.switchOn(kind);
  };
  const togglePanel = (next: Panel) => {
    look();
    onPanel(panel === next ? undefined : next);
  };
  const raise = () => session.raiseHand(!isHandUp);
  const { areOn, switchKeys } = useRoomKeys({
    m: () => toggle('microphone'),
    v: () => toggle('camera'),
    s: () => canShareScreen() && toggle('screen'),
    h: raise,
    c: () => togglePanel('chat'),
    p: () => togglePanel('people'),
    f: () => full.isOffered && full.toggle(),
    r: () => recorder && toggleRecording(recorder),
    l: session.leave,
    '?': () => setShowsKeys(true),
  });
  const sent: [SentKind, Icon, Icon][] = [
    ['microphone', IconMicrophone, IconMicrophoneOff],
    ['camera', IconVideo, IconVideoOff],
    ['screen', IconScreenShare, IconScreenShare],
  ];
  return (
    <div role="toolbar" aria-label={t('control.bar')} className={classes.controls}>
      {isOnStage &&
        sent
          .filter(([kind]) => kind !== 'screen' || canShareScreen())
          .map(([kind, On, Off]) => (
            <Control
              key={kind}
              label={t(`control.${kind}`)}
              isOn={tracks[kind] !== undefined}
              isBusy={asking === kind}
              icon={tracks[kind] ? On : Off}
              onPress={() => toggle(kind)}
            />
          ))}
      <Control label={t('control.hand')} isOn={isHandUp} icon={IconHandStop} onPress={raise} />
      <Control
        label={unread > 0 ? t('control.unread', { count: unread }) : t('control.chat')}
        isOn={panel === 'chat'}
        count={unread}
        icon={IconMessage}
        onPress={() => togglePanel('chat')}
      />
      <Control
        label={waiting > 0 ? t('control.waiting', { count: inside, waiting }) : t('control.people', { count: inside })}
        isOn={panel === 'people'}
        count={waiting}
        icon={IconUsers}
        onPress={() => togglePanel('people')}
      />
      {recorder && <RecordControl recorder={recorder} />}
      {full.isOffered && (
        <Control label={t('control.full')} isOn={full.isOn} icon={IconMaximize} onPress={full.toggle} />
      )}
      <Control label={t('control.keys')} icon={IconKeyboard} onPress={() => setShowsKeys(true)} />
      <Control label={t('control.leave')} isWayOut icon={IconDoorExit} onPress={session.leave} />
      {showsKeys && <KeysDialog areOn={areOn} onSwitch={switchKeys} onClose={() => setShowsKeys(false)} />}
    </div>
  );
}

/** While one begins or ends nothing is pressed. */
function toggleRecording({ store, start, stop }: RoomRecorder): void {
  const { phase } = store.getState();
  if (phase === 'off') void start();
  if (phase === 'on') void stop();
}

function RecordControl({ recorder }: { recorder: RoomRecorder }) {
  const t = useClassRoomText();
  const { phase } = useStore(recorder.store);
  return (
    <Control
      label={t('control.record')}
      isOn={phase === 'on'}
      isBusy={phase === 'starting' || phase === 'stopping'}
      icon={phase === 'on' ? IconPlayerStop : IconPlayerRecord}
      onPress={() => toggleRecording(recorder)}
    />
  );
}

interface ControlProps {
  label: string;
  icon: Icon;
  /** Left out: it is pressed, and not switched. */
  isOn?: boolean;
  isBusy?: boolean;
  isWayOut?: boolean;
  /** What waits to be looked at. */
  count?: number;
  onPress(): void;
}

function Control({ label, icon: Shown, isOn, isBusy = false, isWayOut = false, count = 0, onPress }: ControlProps) {
  return (
    <span className={classes.control}>
      <ActionIcon
        size={48}
        radius="xl"
        variant={isOn || isWayOut ? 'filled' : 'default'}
        {...(isWayOut && { color: 'red' })}
        aria-label={label}
        title={label}
        loading={isBusy}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
        onClick={onPress}
      >
        <Shown size={ICON} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
      {count > 0 && (
        <span className={classes.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  );
}
