import { useEffect, useRef, useState } from 'react';

type Keys = Readonly<Record<string, () => void>>;

const KEPT = 'stoa-room-keys';
const OFF = 'off';

function areKeptOff(): boolean {
  try {
    return localStorage.getItem(KEPT) === OFF;
  } catch {
    return false;
  }
}

function keep(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, OFF);
  } catch {
    // The browser keeps nothing for this site: it lasts as long as the room is open.
  }
}

interface RoomKeys {
  areOn: boolean;
  switchKeys(isOn: boolean): void;
}

/**
 * Keys that do something wherever the focus is, but in a field. Who speaks to their computer can switch them off in this
 * browser: a word would press them (WCAG 2.1.4).
 */
export function useRoomKeys(keys: Keys): RoomKeys {
  const [areOn, setOn] = useState(() => !areKeptOff());
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    if (!areOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTaken(event.target)) return;
      const act = now.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [areOn]);
  return {
    areOn,
    switchKeys(isOn) {
      keep(isOn);
      setOn(isOn);
    },
  };
}

/** Where a key means itself: fields, and what lies over the page. */
const OWN_KEYS = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]';

const isTaken = (target: EventTarget | null): boolean => target instanceof Element && target.closest(OWN_KEYS) !== null;
