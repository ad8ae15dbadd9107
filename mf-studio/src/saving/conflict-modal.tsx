import { Button, Group, Text } from '@stoa/shared/kit';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Modal } from '@stoa/shared/overlays';
import { useState } from 'react';
import { useConflictText } from '../messages/conflict.ts';
import { ConflictChoice, type Choice } from './conflict-choice.tsx';
import type { FieldConflict } from './edits.ts';
import type { SaveTarget } from './patches.ts';
import { useSaveState, useSaving } from './saving-context.tsx';
import { fromText } from './text-fields.ts';

interface ConflictModalProps {
  /** What a field is called on the screen. */
  nameOf(target: SaveTarget, field: string): string;
  /** Any field's value in words, a line for each part. */
  valueText(field: string, value: unknown): string;
  onClose(): void;
}

/** Every field that was changed in two windows, and what shall become of it. Nothing is lost by closing it. */
export function ConflictModal({ nameOf, valueText, onClose }: ConflictModalProps) {
  const t = useConflictText();
  const ui = useUiText();
  const { saver } = useSaving();
  const conflicts = useSaveState((state) => state.conflicts);
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const rows = [...conflicts].flatMap(([target, fields]) =>
    Object.entries(fields).map(([field, conflict]) => ({ key: `${target}/${field}`, target, field, conflict })),
  );
  const chosen = rows.filter(({ key }) => choices[key]);

  function settle(): void {
    for (const { key, target, field, conflict } of chosen) {
      saver.settle(target, field, valueOf(choices[key]!, field, conflict));
    }
    void saver.flush();
    if (chosen.length === rows.length) onClose();
  }
  const letGo = (target: SaveTarget, field: string) => {
    saver.settle(target, field, undefined);
    if (rows.length === 1) onClose();
  };

  return (
    <Modal opened onClose={onClose} title={t('title')} size="56rem" closeButtonProps={{ 'aria-label': ui('close') }}>
      <Text mb="md">{t('lead')}</Text>
      {rows.map(({ key, target, field, conflict }) => (
        <ConflictChoice
          key={key}
          name={nameOf(target, field)}
          field={field}
          conflict={conflict}
          valueText={valueText}
          isGone={saver.current(target) === undefined}
          choice={choices[key]}
          onChoose={(choice) => setChoices((now) => ({ ...now, [key]: choice }))}
          onLetGo={() => letGo(target, field)}
        />
      ))}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('later')}
        </Button>
        <Button disabled={chosen.length === 0} onClick={settle}>
          {t('save')}
        </Button>
      </Group>
    </Modal>
  );
}

function valueOf({ kind, text }: Choice, field: string, { mine, theirs }: FieldConflict): unknown {
  if (kind === 'both') return fromText(field, text);
  return kind === 'mine' ? mine : theirs;
}
