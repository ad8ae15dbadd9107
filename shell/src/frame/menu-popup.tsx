import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { UnstyledButton } from '@stoa/shared/kit';
import { Menu } from '@stoa/shared/overlays';
import { isAt } from './is-at.ts';
import type { MenuButtonProps } from './menu-button.tsx';
import classes from './menu-button.module.css';

/** The menu itself; opens at once, because it is first drawn when someone asked for it. */
export function MenuPopup({ children, label, entries, align = 'end', head, action, isCurrent }: MenuButtonProps) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // It stands where the button stood that was pressed. The menu gives the focus back to what had it when it opened.
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened} position={`bottom-${align}`} width={head ? 300 : 240}>
      <Menu.Target>
        <UnstyledButton
          ref={button}
          className={classes.button}
          {...(label && { 'aria-label': label })}
          {...(isCurrent && { 'aria-current': true })}
        >
          {children}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {head && (
          <>
            <div className={classes.head}>{head}</div>
            <Menu.Divider />
          </>
        )}
        {entries.map((entry) =>
          'to' in entry ? (
            <Menu.Item
              key={entry.label}
              component={Link}
              to={entry.to}
              {...(isAt(pathname, entry.to) && { 'aria-current': 'page' as const })}
            >
              {entry.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={entry.label} lang={entry.lang} onClick={entry.run}>
              {entry.label}
            </Menu.Item>
          ),
        )}
        {action && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={action.run}>{action.label}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
