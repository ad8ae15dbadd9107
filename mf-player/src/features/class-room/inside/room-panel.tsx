import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { CloseButton, Group, Title } from '@stoa/shared/kit';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import classes from './room.module.css';

interface RoomPanelProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** What stands beside the stage, or on a phone before it: the keyboard goes there, and back when it is closed. */
export function RoomPanel({ title, onClose, children }: RoomPanelProps) {
  const ui = useUiText();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    panel.current?.focus({ preventScroll: true });
  }, []);
  const close = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    // A menu or a dialog in it closes itself.
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
  return (
    // Escape closes it from wherever the keyboard is in it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={panel} className={classes.panel} aria-labelledby={id} tabIndex={-1} onKeyDown={press}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        <CloseButton size={44} aria-label={ui('close')} onClick={close} />
      </Group>
      {children}
    </section>
  );
}
