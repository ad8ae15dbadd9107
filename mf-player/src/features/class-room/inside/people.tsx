import { IconDots, IconHandStop, IconMicrophoneOff } from '@tabler/icons-react';
import { useStore } from 'zustand';
import type { HostAction, Seat } from '@stoa/shared/contract/learning/class-room.ts';
import { ActionIcon, Button, Group, Title, VisuallyHidden } from '@stoa/shared/kit';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { Menu } from '@stoa/shared/overlays';
import { useClassRoomText } from '../../../messages/class-room.ts';
import type { RoomSession } from '../session/room-session.ts';
import { HostPanel } from './host-panel.tsx';
import { RoomPanel } from './room-panel.tsx';
import { useHost } from './use-host.tsx';
import classes from './room.module.css';

const ICON = 18;

/** Everybody in the room; hosts see who waits at the door, and what they can do with each. */
export function People({ session, onClose }: { session: RoomSession; onClose(): void }) {
  const t = useClassRoomText();
  const { seats, own } = useStore(session.store);
  const host = useHost(session);
  const isHost = own?.role === 'host';
  const waiting = seats.filter(({ is_waiting }) => is_waiting);
  const inside = seats.filter(({ is_waiting }) => !is_waiting);
  const groups = [
    ['people.onStage', inside.filter(({ on_stage }) => on_stage)],
    ['people.audience', inside.filter(({ on_stage }) => !on_stage)],
  ] as const;
  return (
    <RoomPanel title={t('people.title')} onClose={onClose}>
      {isHost && waiting.length > 0 && <AtDoor waiting={waiting} onAct={host.act} />}
      {groups.map(
        ([title, group]) =>
          group.length > 0 && (
            <div key={title}>
              <Title order={3} size="h6">
                {t(title)}
              </Title>
              <ul className={classes.people}>
                {group.map((seat) => (
                  <li key={seat.id}>
                    <PersonBadge
                      size="sm"
                      name={seat.person.full_name}
                      initial={seat.person.initial}
                      image={seat.person.profile_image}
                      title={seat.role === 'host' ? t('stage.host') : null}
                    />
                    <Marks seat={seat} />
                    {isHost && seat.id !== own?.id && (
                      <SeatMenu seat={seat} onAct={host.act} onRemove={host.askRemove} />
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      {isHost && <HostPanel session={session} onAct={host.act} />}
      {host.dialog}
    </RoomPanel>
  );
}

function AtDoor({ waiting, onAct }: { waiting: readonly Seat[]; onAct(action: HostAction): void }) {
  const t = useClassRoomText();
  return (
    <div className={classes.door}>
      <Group justify="space-between">
        <Title order={3} size="h6">
          {t('people.waiting')}
        </Title>
        {waiting.length > 1 && (
          <Button size="compact-md" onClick={() => onAct({ do: 'let_all_in' })}>
            {t('people.letAllIn')}
          </Button>
        )}
      </Group>
      <ul className={classes.people}>
        {waiting.map(({ id, person }) => (
          <li key={id}>
            <span>{person.full_name}</span>
            <Group gap="xs">
              <Button
                size="compact-md"
                aria-label={t('people.letInNamed', { name: person.full_name })}
                onClick={() => onAct({ do: 'let_in', seat_id: id })}
              >
                {t('people.letIn')}
              </Button>
              <Button
                size="compact-md"
                variant="default"
                aria-label={t('people.turnAwayNamed', { name: person.full_name })}
                onClick={() => onAct({ do: 'turn_away', seat_id: id })}
              >
                {t('people.turnAway')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Marks({ seat: { hand_at, on_stage, microphone } }: { seat: Seat }) {
  const t = useClassRoomText();
  return (
    <span className={classes.marks}>
      {hand_at !== null && (
        <>
          <IconHandStop size={ICON} stroke={1.5} aria-hidden="true" />
          <VisuallyHidden>{t('people.hand')}</VisuallyHidden>
        </>
      )}
      {on_stage && !microphone && (
        <>
          <IconMicrophoneOff size={ICON} stroke={1.5} aria-hidden="true" />
          <VisuallyHidden>{t('stage.muted')}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

interface SeatMenuProps {
  seat: Seat;
  onAct(action: HostAction): void;
  onRemove(seat: Seat): void;
}

function SeatMenu({ seat, onAct, onRemove }: SeatMenuProps) {
  const t = useClassRoomText();
  const { id, person, role, on_stage, microphone, hand_at } = seat;
  return (
    <Menu withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={40} aria-label={t('people.actions', { name: person.full_name })}>
          <IconDots size={ICON} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {microphone && <Menu.Item onClick={() => onAct({ do: 'mute', seat_id: id })}>{t('people.mute')}</Menu.Item>}
        {!on_stage && (
          <Menu.Item onClick={() => onAct({ do: 'to_stage', seat_id: id })}>{t('people.toStage')}</Menu.Item>
        )}
        {on_stage && role === 'learner' && (
          <Menu.Item onClick={() => onAct({ do: 'to_audience', seat_id: id })}>{t('people.toAudience')}</Menu.Item>
        )}
        {hand_at !== null && (
          <Menu.Item onClick={() => onAct({ do: 'lower_hand', seat_id: id })}>{t('people.lowerHand')}</Menu.Item>
        )}
        {role === 'learner' && (
          <Menu.Item color="red" onClick={() => onRemove(seat)}>
            {t('people.remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
