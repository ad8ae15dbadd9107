import { ActionIcon } from '@stoa/shared/ui/kit.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './move-buttons.module.css';

interface MoveButtonsProps {
  /** The buttons' ids are this with `-up` and `-down`. */
  id?: string;
  /** 'lesson Seeing light'. */
  name: string;
  canRise: boolean;
  canSink: boolean;
  onMove(direction: -1 | 1): void;
}

/** Every list that can be put in order has these, whatever else moves its rows. */
export const MoveButtons = ({ id, name, canRise, canSink, onMove }: MoveButtonsProps) => (
  <>
    <ActionIcon
      {...(id && { id: `${id}-up` })}
      className={classes.button ?? ''}
      aria-label={`Move ${name} up`}
      disabled={!canRise}
      onClick={() => onMove(-1)}
      size="md"
    >
      <IconArrowUp size={18} aria-hidden="true" />
    </ActionIcon>
    <ActionIcon
      {...(id && { id: `${id}-down` })}
      className={classes.button ?? ''}
      aria-label={`Move ${name} down`}
      disabled={!canSink}
      onClick={() => onMove(1)}
      size="md"
    >
      <IconArrowDown size={18} aria-hidden="true" />
    </ActionIcon>
  </>
);
