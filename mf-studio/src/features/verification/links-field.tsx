import { IconPlus, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { MOST_LINKS } from '@stoa/shared/contract/teaching/creator-words.ts';
import { ActionIcon, Button, Input, TextInput } from '@stoa/shared/kit';
import { useVerificationText } from '../../messages/verification.ts';
import classes from './verification.module.css';

interface LinksFieldProps {
  value: string[];
  onChange(links: string[]): void;
  /** Of all of them, and of the one at a place. */
  error: string | undefined;
  errorAt(place: number): string | undefined;
}

/** Addresses line by line; empty lines are not sent. */
export function LinksField({ value, onChange, error, errorAt }: LinksFieldProps) {
  const t = useVerificationText();
  const labelId = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  const focusAt = (place: number) =>
    requestAnimationFrame(() => fields.current?.querySelectorAll('input')[place]?.focus());
  return (
    <fieldset ref={fields} className={classes.group} aria-labelledby={labelId}>
      <Input.Label id={labelId} component="div">
        {t('links.label')}
      </Input.Label>
      <Input.Description>{t('links.hint', { most: MOST_LINKS })}</Input.Description>
      {value.map((link, place) => (
        // Lines have no names of their own.
        <div key={place} className={classes.line}>
          <TextInput
            className={classes.grow ?? ''}
            type="url"
            inputMode="url"
            aria-label={t('links.one', { place: place + 1 })}
            placeholder="https://"
            dir="ltr"
            value={link}
            onChange={(event) => onChange(value.with(place, event.currentTarget.value))}
            error={errorAt(place)}
          />
          {value.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t('links.remove', { place: place + 1 })}
              onClick={() => {
                onChange(value.toSpliced(place, 1));
                focusAt(Math.max(0, place - 1));
              }}
            >
              <IconX size={18} aria-hidden="true" />
            </ActionIcon>
          )}
        </div>
      ))}
      {error && <Input.Error role="alert">{error}</Input.Error>}
      {value.length < MOST_LINKS && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => {
              onChange([...value, '']);
              focusAt(value.length);
            }}
          >
            {t('links.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
