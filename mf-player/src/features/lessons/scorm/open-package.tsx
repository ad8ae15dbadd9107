import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Lesson } from '@stoa/shared/contract/learning/player.ts';
import type { FromFrame } from '@stoa/shared/contract/learning/scorm-port.ts';
import type { ScormLaunch } from '@stoa/shared/contract/learning/scorm.ts';
import { Button, Group } from '@stoa/shared/kit';
import { PackageFrame } from '@stoa/shared/remote/scorm/package-frame.tsx';
import { usePackageFrame } from '@stoa/shared/remote/scorm/use-package-frame.ts';
import { useScormText } from '../../../messages/scorm.ts';
import { FrameNotice } from './frame-notice.tsx';
import { ItemList } from './item-list.tsx';
import type { OpenJournal } from './journal.ts';
import { RunningNotice } from './running-notice.tsx';
import { SavedState } from './saved-state.tsx';
import { useRenewal } from './use-launch.ts';
import classes from './scorm.module.css';

interface OpenPackageProps {
  lesson: Lesson;
  launch: ScormLaunch;
  journal: OpenJournal;
  isReopening: boolean;
  onReopen(): void;
  onLeave(): void;
}

/** A package at work: its items, its frame, and whether all of it is kept. */
export function OpenPackage({ lesson, launch, journal, isReopening, onReopen, onLeave }: OpenPackageProps) {
  const t = useScormText();
  const box = useRef<HTMLDivElement>(null);
  const tellCompletion = useCompletion(lesson);
  const control = usePackageFrame(launch, (message: FromFrame) => {
    if (message.type === 'journal') void journal.note(launch.id, message.commit);
    // What the server will never take is of no use here either.
    if (message.type === 'refused') void journal.settle(launch.id, message.seq);
    if (message.type !== 'kept') return;
    if (message.outcome === 'kept' || message.outcome === 'older') void journal.settle(launch.id, message.seq);
    // Of a launch that is only over, what it keeps is still taken when the package is opened again.
    else if (message.outcome === 'taken_over') void journal.settle(launch.id, Infinity);
    tellCompletion(message.attempt.completed_at !== null);
  });
  useRenewal(launch);
  const { view, go } = control;
  const isRunning = view.phase === 'loading' || view.phase === 'shown';
  return (
    <div className={classes.package}>
      <Group justify="space-between" gap="sm">
        <SavedState view={view} />
        <Group gap="sm">
          {document.fullscreenEnabled && isRunning && (
            <Button variant="default" size="sm" onClick={() => void box.current?.requestFullscreen()}>
              {t('fullScreen')}
            </Button>
          )}
          <Button variant="default" size="sm" onClick={onLeave}>
            {t('leave')}
          </Button>
        </Group>
      </Group>
      {isRunning && <RunningNotice launch={launch} view={view} />}
      {isRunning ? (
        <div ref={box} className={classes.stage}>
          <ItemList launch={launch} view={view} onGo={(item) => go({ item })} />
          <div className={classes.frame}>
            <PackageFrame launch={launch} control={control} />
          </div>
        </div>
      ) : (
        <FrameNotice {...{ view, isReopening, onReopen, onLeave }} />
      )}
      {isRunning && (view.can.previous || view.can.continue) && (
        <Group justify="space-between" component="nav" aria-label={t('steps')}>
          <Button variant="default" disabled={!view.can.previous} onClick={() => go('previous')}>
            {t('previous')}
          </Button>
          <Button disabled={!view.can.continue} onClick={() => go('continue')}>
            {t('continue')}
          </Button>
        </Group>
      )}
    </div>
  );
}

/** Once the package says that it is done, the course is further. */
function useCompletion({ progress }: Lesson): (isCompleted: boolean) => void {
  const queryClient = useQueryClient();
  const wasCompleted = useRef(progress.completed);
  return (isCompleted) => {
    if (!isCompleted || wasCompleted.current) return;
    wasCompleted.current = true;
    void queryClient.invalidateQueries({ queryKey: ['player'] });
  };
}
