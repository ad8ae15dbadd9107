import { useState } from 'react';
import type { Lesson, LessonContent } from '@stoa/shared/contract/learning/player.ts';
import type { ScormLaunch } from '@stoa/shared/contract/learning/scorm.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Alert, Button, Group, Stack, Text } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { useScormText } from '../../../messages/scorm.ts';
import { AttemptList } from './attempt-list.tsx';
import { openJournal } from './journal.ts';
import { OpenPackage } from './open-package.tsx';
import { useOpenScorm } from './use-launch.ts';

interface ScormLessonProps {
  lesson: Lesson;
  content: Extract<LessonContent, { kind: 'scorm' }>;
  isEnrolled: boolean;
  isCompleted: boolean;
  /** Reads the lesson again. */
  onReload(): void;
}

/** A package that somebody else made: what one did in it so far, and the way in. */
export function ScormLesson({ lesson, content, isEnrolled, isCompleted, onReload }: ScormLessonProps) {
  const t = useScormText();
  const errorText = useErrorText();
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [journal] = useState(() => openJournal(userId, lesson.id));
  const [launch, setLaunch] = useState<ScormLaunch>();
  const [isAsking, setAsking] = useState(false);
  const opening = useOpenScorm(lesson.id, journal);
  const open = (attempt: 'go_on' | 'new') => {
    setAsking(false);
    opening.mutate(attempt, { onSuccess: setLaunch });
  };
  const problem = opening.isError && errorText(opening.error, { conflict: t('noPackage'), unavailable: t('noHost') });
  if (launch) {
    const leave = () => {
      setLaunch(undefined);
      onReload();
    };
    return (
      <OpenPackage
        key={launch.id}
        {...{ lesson, launch, journal }}
        isReopening={opening.isPending}
        problem={problem}
        onReopen={() => open('go_on')}
        onLeave={leave}
      />
    );
  }
  const [newest] = content.attempts;
  const canGoOn = newest !== undefined && newest.can_go_on && newest.completed_at === null;
  return (
    <Stack gap="lg">
      {isCompleted && <Alert color="green">{t('done')}</Alert>}
      <Text>{t('about', { title: content.title, version: t(`version.${content.version}`) })}</Text>
      {!isCompleted && <Text c="dimmed">{t('rule')}</Text>}
      {newest && !newest.can_go_on && <Alert color="blue">{t('replaced')}</Alert>}
      {isEnrolled ? (
        <Group gap="sm">
          <Button size="md" loading={opening.isPending} onClick={() => open(newest?.can_go_on ? 'go_on' : 'new')}>
            {t(canGoOn ? 'goOn' : newest?.can_go_on ? 'lookAgain' : 'start')}
          </Button>
          {newest?.can_go_on && (
            <Button size="md" variant="default" disabled={opening.isPending} onClick={() => setAsking(true)}>
              {t('again')}
            </Button>
          )}
        </Group>
      ) : (
        <>
          <Text>{t('notEnrolled')}</Text>
          {/* Whoever is shown the lesson may look into it: it is a preview, or one's own. */}
          {user && (
            <div>
              <Button size="md" variant="default" loading={opening.isPending} onClick={() => open('go_on')}>
                {t('look')}
              </Button>
            </div>
          )}
        </>
      )}
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <AttemptList attempts={content.attempts} />
      <ConfirmDialog
        opened={isAsking}
        title={t('again.title')}
        text={t('again.text')}
        confirmLabel={t('again')}
        onConfirm={() => open('new')}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  );
}
