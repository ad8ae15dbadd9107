import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { UnstyledButton } from '@stoa/shared/kit';
import { Menu } from '@stoa/shared/overlays';
import { isAt } from './is-at.ts';
import type { MenuButtonProps } from './menu-button.tsx';
import classes from './menu-button.module.css';

/** The menu itself; opens at once, because it is first drawn when someone asked for it. */
export function MenuPopup({ children, label, entries, align = 'end', head, action, isCurrent }: MenuButtonProps) {
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
        {entries.map((entry) => (
          <Item key={entry.label} entry={entry} />
        ))}
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

function Item({ entry }: { entry: MenuButtonProps['entries'][number] }) {
  const { pathname } = useLocation();
  if ('to' in entry) {
    const current = isAt(pathname, entry.to) ? ('page' as const) : undefined;
    return (
      <Menu.Item component={Link} to={entry.to} aria-current={current}>
        {entry.label}
      </Menu.Item>
    );
  }
  if ('href' in entry) {
    return (
      <Menu.Item component="a" href={entry.href} target="_blank" rel="noopener noreferrer">
        {entry.label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item lang={entry.lang} onClick={entry.run}>
      {entry.label}
    </Menu.Item>
  );
}
