import { IconX } from '@tabler/icons-react';
import { Button, Group } from '@stoa/shared/kit';
import { useCatalogueText } from '../messages/catalogue.ts';

export interface ActiveChoice {
  name: string;
  onRemove(): void;
}

/** What narrows a list now; each can be taken back alone, or all at once. */
export function ActiveChoices({ active, onClear }: { active: readonly ActiveChoice[]; onClear(): void }) {
  const t = useCatalogueText();
  if (active.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={t('filters.active')}>
      {active.map(({ name, onRemove }) => (
        <Button
          key={name}
          size="compact-sm"
          variant="light"
          rightSection={<IconX size={14} aria-hidden="true" />}
          aria-label={t('filters.remove', { name })}
          onClick={onRemove}
        >
          {name}
        </Button>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        {t('filters.clear')}
      </Button>
    </Group>
  );
}
