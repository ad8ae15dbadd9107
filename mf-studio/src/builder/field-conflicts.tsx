import { Alert, Button, Group, Text } from '@stoa/shared/ui/kit.ts';
import type { FieldConflict } from './builder-context.tsx';

interface FieldConflictsProps {
  conflicts: readonly FieldConflict[];
  /** Field → the name it has on the screen. */
  names: Record<string, string>;
  settle(conflict: FieldConflict, choice: 'mine' | 'theirs'): void;
}

/** The same field was edited in another window: which is right? */
export function FieldConflicts({ conflicts, names, settle }: FieldConflictsProps) {
  return conflicts.map((conflict) => (
    <Alert key={conflict.field} color="yellow" title={`${names[conflict.field] ?? conflict.field} changed elsewhere`}>
      <Text size="sm">
        It was edited in another window while you were editing it here
        {typeof conflict.theirs === 'string' && conflict.theirs !== '' && (
          <>
            {' '}
            and now reads: <q>{conflict.theirs.slice(0, 200)}</q>
          </>
        )}
        .
      </Text>
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" onClick={() => settle(conflict, 'mine')}>
          Keep mine
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => settle(conflict, 'theirs')}>
          Take the other
        </Button>
      </Group>
    </Alert>
  ));
}
