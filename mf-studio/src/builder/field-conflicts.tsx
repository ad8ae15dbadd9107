import { Alert, Button, Group, Text } from '@stoa/shared/ui/kit.ts';
import { useBuilderText } from '../messages/builder.ts';
import type { FieldConflict } from './builder-context.tsx';

interface FieldConflictsProps {
  conflicts: readonly FieldConflict[];
  /** Field → the name it has on the screen. */
  names: Record<string, string>;
  settle(conflict: FieldConflict, choice: 'mine' | 'theirs'): void;
}

/** The same field was edited in another window: which is right? */
export function FieldConflicts({ conflicts, names, settle }: FieldConflictsProps) {
  const t = useBuilderText();
  return conflicts.map((conflict) => (
    <Alert
      key={conflict.field}
      color="yellow"
      title={t('conflict.title', { field: names[conflict.field] ?? conflict.field })}
    >
      <Text size="sm">
        {typeof conflict.theirs === 'string' && conflict.theirs !== ''
          ? t.rich('conflict.reads', { theirs: conflict.theirs.slice(0, 200), q: (words) => <q>{words}</q> })
          : t('conflict.text')}
      </Text>
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" onClick={() => settle(conflict, 'mine')}>
          {t('conflict.mine')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => settle(conflict, 'theirs')}>
          {t('conflict.theirs')}
        </Button>
      </Group>
    </Alert>
  ));
}
