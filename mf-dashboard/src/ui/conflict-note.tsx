import type { ReactNode } from 'react';
import { Alert, Button, Group, Stack, Text } from '@stoa/shared/kit';
import { useDraftText } from '../messages/draft.ts';

interface ConflictNoteProps {
  draft: { theirs: unknown; keepMine(): void; takeTheirs(): void };
  /** What differs between theirs and what was typed. */
  children?: ReactNode;
}

/** Somebody else has saved: what was typed stays until its person decides. */
export function ConflictNote({ draft, children }: ConflictNoteProps) {
  const t = useDraftText();
  if (draft.theirs === undefined) return null;
  return (
    <Alert color="yellow" role="alert" title={t('conflict.title')}>
      <Stack gap="md">
        <Text>{t('conflict.text')}</Text>
        {children}
        <Group gap="sm">
          <Button variant="default" onClick={draft.keepMine}>
            {t('conflict.mine')}
          </Button>
          <Button variant="default" onClick={draft.takeTheirs}>
            {t('conflict.theirs')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
