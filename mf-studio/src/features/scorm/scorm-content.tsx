import { useState } from 'react';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { Button, Stack, Text } from '@stoa/shared/kit';
import { PackageFacts } from '@stoa/shared/remote/scorm/package-facts.tsx';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { useScormText } from '../../messages/scorm.ts';

const Inspector = lazyDialog(
  async () => (await import(/* webpackChunkName: "inspector" */ './inspector/inspector-modal.tsx')).InspectorModal,
);

/** What was found in the package of a lesson, and the way to try it before anyone learns with it. */
export function ScormContent({ lesson }: { lesson: BuilderLesson }) {
  const t = useScormText();
  const [isInspecting, setInspecting] = useState(false);
  if (lesson.file?.state !== 'ready') return null;
  return (
    <Stack gap="md">
      <PackageFacts fileId={lesson.file.id} />
      <div>
        <Button variant="default" onClick={() => setInspecting(true)}>
          {t('inspect')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('inspect.what')}
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        {t('replacing')}
      </Text>
      {isInspecting && <Inspector lesson={lesson} onClose={() => setInspecting(false)} />}
    </Stack>
  );
}
