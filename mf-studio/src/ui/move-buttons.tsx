import { ActionIcon } from '@stoa/shared/kit';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './move-buttons.module.css';

interface MoveButtonsProps {
  /** The buttons' ids are this with `-up` and `-down`. */
  id?: string;
  /** 'Move lesson Seeing light up'. */
  up: string;
  down: string;
  canRise: boolean;
  canSink: boolean;
  onMove(direction: -1 | 1): void;
}

/** Every list that can be put in order has these, whatever else moves its rows. */
export const MoveButtons = ({ id, up, down, canRise, canSink, onMove }: MoveButtonsProps) => (
  <>
    <ActionIcon
      {...(id && { id: `${id}-up` })}
      className={classes.button ?? ''}
      aria-label={up}
      disabled={!canRise}
      onClick={() => onMove(-1)}
      size="md"
    >
      <IconArrowUp size={18} aria-hidden="true" />
    </ActionIcon>
    <ActionIcon
      {...(id && { id: `${id}-down` })}
      className={classes.button ?? ''}
      aria-label={down}
      disabled={!canSink}
      onClick={() => onMove(1)}
      size="md"
    >
      <IconArrowDown size={18} aria-hidden="true" />
    </ActionIcon>
  </>
);
