import { useEffect } from 'react';

/**
 * For a dialog that goes all at once when it is closed: the keyboard goes on where it was opened, but where something
 * else has got the focus since then.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, []);
}
