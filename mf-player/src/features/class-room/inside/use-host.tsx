import { useState, type ReactNode } from 'react';
import type { HostAction, Seat } from '@stoa/shared/contract/learning/class-room.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { useClassRoomText } from '../../../messages/class-room.ts';
import type { RoomSession } from '../session/room-session.ts';

interface Host {
  act(action: HostAction): void;
  /** Asks before somebody is taken out. */
  askRemove(seat: Seat): void;
  dialog: ReactNode;
}

const refusals = ['conflict', 'class_full'] as const;

/** What a host does; what is refused is said. */
export function useHost(session: RoomSession): Host {
  const t = useClassRoomText();
  const { toasts } = usePlatform();
  const refusal = useRefusal(t, refusals);
  const [removing, setRemoving] = useState<Seat>();
  const act = (action: HostAction) =>
    void session
      .run(action)
      .catch((error: unknown) => toasts.show({ kind: 'error', message: t('host.failed', { reason: refusal(error) }) }));
  return {
    act,
    askRemove: setRemoving,
    dialog: (
      <ConfirmDialog
        opened={removing !== undefined}
        title={t('host.remove.title', { name: removing?.person.full_name ?? '' })}
        text={t('host.remove.text')}
        confirmLabel={t('people.remove')}
        destructive
        onConfirm={() => {
          if (removing) act({ do: 'remove', seat_id: removing.id });
          setRemoving(undefined);
        }}
        onCancel={() => setRemoving(undefined)}
      />
    ),
  };
}
