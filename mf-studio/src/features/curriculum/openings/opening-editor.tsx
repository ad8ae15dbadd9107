import { opening as openingSchema, type Opening } from '@stoa/shared/contract/teaching/openings.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Input, NativeSelect, Stack } from '@stoa/shared/kit';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useBuilder } from '../../../builder/builder-context.tsx';
import { useAutosaveForm } from '../../../saving/use-autosave-form.ts';
import { useOpeningsText } from '../../../messages/openings.ts';
import { firstOf, partsFor, type Way } from './opening-choices.ts';
import { OpeningFields } from './opening-fields.tsx';

interface OpeningValues {
  opening: Opening | null;
}
const schema = z.object({ opening: openingSchema.nullable() });

interface OpeningEditorProps {
  kind: 'module' | 'lesson';
  id: string;
  opening: Opening | null | undefined;
  isPreview?: boolean;
}

/** When a lesson or a module opens to those who take the course. */
export function OpeningEditor({ kind, id, opening, isPreview = false }: OpeningEditorProps) {
  const t = useOpeningsText();
  const ruleText = useRuleText();
  const { course, isReadOnly } = useBuilder();
  const values = useMemo<OpeningValues>(() => ({ opening: opening ?? null }), [opening]);
  const form = useAutosaveForm<OpeningValues>(`${kind}:${id}`, schema, values);
  const parts = partsFor(course.modules, id);
  const ways: { value: Way; label: string }[] = [
    { value: 'start', label: t('fromStart') },
    { value: 'on', label: t('way.on') },
    { value: 'days', label: t('way.days') },
  ];
  if (parts.length > 0) ways.push({ value: 'after', label: t('way.after') });
  return (
    <Controller
      control={form.control}
      name="opening"
      render={({ field, fieldState: { error } }) => (
        <Stack gap="sm">
          <NativeSelect
            id="opening"
            label={t('heading')}
            description={t(isPreview ? 'previewHint' : 'hint')}
            data={ways}
            disabled={isReadOnly}
            value={field.value?.kind ?? 'start'}
            onChange={(event) => {
              const way = ways.find(({ value }) => value === event.currentTarget.value)?.value ?? 'start';
              field.onChange(firstOf(way, parts));
            }}
          />
          {field.value && (
            <OpeningFields value={field.value} parts={parts} isReadOnly={isReadOnly} onChange={field.onChange} />
          )}
          {error?.message && <Input.Error role="alert">{ruleText(error.message)}</Input.Error>}
        </Stack>
      )}
    />
  );
}
