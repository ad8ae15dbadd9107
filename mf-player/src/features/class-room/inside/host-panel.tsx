import { useState } from 'react';
import { useStore } from 'zustand';
import type { HostAction } from '@stoa/shared/contract/learning/class-room.ts';
import { Button, Stack, Switch } from '@stoa/shared/kit';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { useClassRoomText } from '../../../messages/class-room.ts';
import type { RoomSession } from '../session/room-session.ts';

/** How the room is run. */
export function HostPanel({ session, onAct }: { session: RoomSession; onAct(action: HostAction): void }) {
  const t = useClassRoomText();
  const { rules } = useStore(session.store);
  const [isEnding, setEnding] = useState(false);
  return (
    <Stack gap="sm">
      <Switch
        label={t('host.waitingRoom')}
        checked={rules.has_waiting_room}
        onChange={(event) => onAct({ do: 'set', rules: { has_waiting_room: event.currentTarget.checked } })}
      />
      <Switch
        label={t('host.chatOpen')}
        checked={rules.is_chat_open}
        onChange={(event) => onAct({ do: 'set', rules: { is_chat_open: event.currentTarget.checked } })}
      />
      <Button variant="default" onClick={() => onAct({ do: 'mute_all' })}>
        {t('host.muteAll')}
      </Button>
      <Button variant="default" color="red" onClick={() => setEnding(true)}>
        {t('host.end')}
      </Button>
      <ConfirmDialog
        opened={isEnding}
        title={t('host.end.title')}
        text={t('host.end.text')}
        confirmLabel={t('host.end.do')}
        destructive
        onConfirm={() => {
          setEnding(false);
          onAct({ do: 'end' });
        }}
        onCancel={() => setEnding(false)}
      />
    </Stack>
  );
}
