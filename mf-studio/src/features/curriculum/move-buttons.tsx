import { ActionIcon } from '@stoa/shared/ui/kit.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

interface MoveButtonsProps {
  id: string;
  /** 'lesson Seeing light'. */
  name: string;
  canRise: boolean;
  canSink: boolean;
  onMove(direction: -1 | 1): void;
}

export const MoveButtons = ({ id, name, canRise, canSink, onMove }: MoveButtonsProps) => (
  <>
    <ActionIcon id={`${id}-up`} aria-label={`Move ${name} up`} disabled={!canRise} onClick={() => onMove(-1)} size="md">
      <IconArrowUp size={18} aria-hidden="true" />
    </ActionIcon>
    <ActionIcon
      id={`${id}-down`}
      aria-label={`Move ${name} down`}
      disabled={!canSink}
      onClick={() => onMove(1)}
      size="md"
    >
      <IconArrowDown size={18} aria-hidden="true" />
    </ActionIcon>
  </>
);
