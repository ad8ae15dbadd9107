import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Button, TextInput, VisuallyHidden } from '@stoa/shared/kit';
import classes from './copy-field.module.css';

interface CopyFieldProps {
  label: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
}

/** Something to take along: to be selected by hand, or copied by its button. */
export function CopyField({ label, value, copyLabel, copiedLabel }: CopyFieldProps) {
  const clipboard = useClipboard({ timeout: 3_000 });
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <div className={classes.field}>
      <TextInput
        className={classes.input ?? ''}
        label={label}
        value={value}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        size="md"
        leftSection={<Icon size={18} aria-hidden="true" />}
        onClick={() => clipboard.copy(value)}
      >
        {clipboard.copied ? copiedLabel : copyLabel}
      </Button>
      <VisuallyHidden role="status">{clipboard.copied ? copiedLabel : ''}</VisuallyHidden>
    </div>
  );
}
