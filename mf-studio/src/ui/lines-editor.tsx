import { ActionIcon, Button, Input, TextInput } from '@stoa/shared/kit';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useEditorText } from '../messages/editor.ts';
import { MoveButtons } from './move-buttons.tsx';
import { moved } from './moved.ts';
import classes from './lines-editor.module.css';

interface LinesEditorProps {
  /** What the lines are of a course. */
  id: 'objectives' | 'requirements' | 'audience';
  label: string;
  description: string;
  placeholder: string;
  most: number;
  value: string[];
  onChange(lines: string[]): void;
  errors: Record<number | 'all', string | undefined>;
}

/** A list of short lines. Enter begins the next, Backspace in an empty one removes it, Alt with an arrow moves it. */
export function LinesEditor(props: LinesEditorProps) {
  const { id, label, description, placeholder, most, value, onChange, errors } = props;
  const t = useEditorText();
  const list = useRef<HTMLOListElement>(null);

  /** Drawn before the next key arrives, so that no letter lands in the line before. */
  function changeAndFocus(lines: string[], index: number): void {
    flushSync(() => onChange(lines));
    list.current?.querySelectorAll('input')[Math.max(0, index)]?.focus();
  }
  function insert(index: number): void {
    if (value.length >= most) return;
    changeAndFocus(value.toSpliced(index, 0, ''), index);
  }
  function remove(index: number): void {
    changeAndFocus(value.toSpliced(index, 1), index - 1);
  }
  function move(index: number, to: number): void {
    if (to < 0 || to >= value.length) return;
    changeAndFocus(moved(value, index, to), to);
  }
  const lineOf = (index: number) => ({ list: id, number: index + 1 });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number): void {
    const act =
      event.key === 'Enter'
        ? () => insert(index + 1)
        : event.key === 'Backspace' && value[index] === '' && value.length > 0
          ? () => remove(index)
          : event.altKey && event.key === 'ArrowUp'
            ? () => move(index, index - 1)
            : event.altKey && event.key === 'ArrowDown'
              ? () => move(index, index + 1)
              : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} id={id} tabIndex={-1} className={classes.lines}>
      <Input.Label id={`${id}-label`} component="div">
        {label}
      </Input.Label>
      <Input.Description>{description}</Input.Description>
      <ol ref={list} className={classes.list}>
        {value.map((line, index) => (
          // Lines have no identity of their own; the box at a place stays that place's box.
          <li key={index} className={classes.line}>
            <TextInput
              className={classes.text}
              aria-label={t('line.name', lineOf(index))}
              value={line}
              placeholder={placeholder}
              maxLength={200}
              error={errors[index]}
              onChange={(event) => onChange(value.with(index, event.currentTarget.value))}
              onKeyDown={(event) => onKeyDown(event, index)}
            />
            <MoveButtons
              up={t('line.up', lineOf(index))}
              down={t('line.down', lineOf(index))}
              canRise={index > 0}
              canSink={index < value.length - 1}
              onMove={(direction) => move(index, index + direction)}
            />
            <ActionIcon size="md" aria-label={t('line.remove', lineOf(index))} onClick={() => remove(index)}>
              <IconTrash size={18} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {errors.all && <Input.Error>{errors.all}</Input.Error>}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        disabled={value.length >= most}
        onClick={() => insert(value.length)}
      >
        {t('lines.add', { list: id })}
      </Button>
    </div>
  );
}
