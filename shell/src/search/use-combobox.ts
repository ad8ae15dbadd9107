import { useEffect, useId, useState, type KeyboardEvent } from 'react';

interface ComboboxOptions {
  /** How many options there are now. */
  count: number;
  onPick(index: number): void;
  /** Delete was pressed on an option. True when it went: the key is then no business of the field's. */
  onDelete?(index: number): boolean;
}

/**
 * Keys and roles of an editable combobox with a list to choose from (ARIA 1.2, APG 'list autocomplete with manual
 * selection'). The field keeps the focus; `active` is the option that the arrows stand on, -1 for the field itself.
 */
export function useCombobox({ count, onPick, onDelete }: ComboboxOptions) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setActive] = useState(-1);
  const isShown = isOpen && count > 0;
  const active = isShown && wanted < count ? wanted : -1;
  const activeId = active >= 0 ? `${id}-${active}` : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function open(): void {
    setOpen(true);
    setActive(-1);
  }
  function close(): void {
    setOpen(false);
    setActive(-1);
  }
  function step(by: 1 | -1): void {
    setOpen(true);
    if (count > 0) setActive(stepped(active, by, count));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey } = event;
    // An input method is choosing letters of its own.
    if (event.nativeEvent.isComposing) return;
    if (altKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
      if (key === 'ArrowDown') setOpen(true);
      else close();
    } else if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if (key === 'Escape' && isOpen) close();
    else if (key === 'Enter' && active >= 0) onPick(active);
    else if (key === 'Delete' && active >= 0 && onDelete?.(active)) setActive(Math.min(active, count - 2));
    else {
      // The caret moves in the field again, and what is chosen is what stands there.
      if (key === 'Home' || key === 'End' || key === 'ArrowLeft' || key === 'ArrowRight') setActive(-1);
      if (key === 'Tab') close();
      return;
    }
    event.preventDefault();
  }

  return {
    id,
    active,
    isOpen,
    isShown,
    open,
    close,
    /** For the field. */
    input: {
      role: 'combobox' as const,
      'aria-expanded': isShown,
      'aria-controls': id,
      ...(activeId && { 'aria-activedescendant': activeId }),
      onKeyDown,
    },
  };
}

/** Down past the last comes back to what was typed (-1), and so does up past the first. */
const stepped = (at: number, step: 1 | -1, count: number): number => ((at + 1 + step + count + 1) % (count + 1)) - 1;
