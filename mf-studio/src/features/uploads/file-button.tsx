import { Button } from '@stoa/shared/kit';
import { useRef, type ReactNode } from 'react';
import classes from './batch-list.module.css';

interface FileButtonProps {
  /** What the button is called, and the field behind it. */
  label: string;
  accept: string;
  takesMany?: boolean;
  onChoose(files: File[]): void;
  variant?: 'filled' | 'default' | 'subtle';
  leftSection?: ReactNode;
  children: ReactNode;
}

/** Opens the browser's choice of files. */
export function FileButton({ label, accept, takesMany = false, onChoose, children, ...drawn }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="compact-sm" aria-label={label} onClick={() => input.current?.click()} {...drawn}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={takesMany}
        accept={accept}
        className={classes.input}
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          onChoose([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
