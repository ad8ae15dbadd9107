import type { Ref } from 'react';
import type { Icon } from '@tabler/icons-react';
import { UnstyledButton } from '@stoa/shared/kit';
import classes from './controls.module.css';

interface ControlButtonProps {
  label: string;
  icon: Icon;
  /** Left out: it is pressed, and not switched. */
  isOn?: boolean;
  isExpanded?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
  onPress(): void;
}

/** One button of the bar, as large as a thumb. */
export function ControlButton({ label, icon: Shown, isOn, isExpanded, ref, onPress }: ControlButtonProps) {
  return (
    <UnstyledButton
      ref={ref}
      className={classes.button ?? ''}
      aria-label={label}
      title={label}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
      onClick={onPress}
    >
      <Shown size={22} stroke={1.75} aria-hidden="true" />
    </UnstyledButton>
  );
}
