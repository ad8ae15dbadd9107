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
import { PartSteps } from './part-steps.tsx';
import { RunningNotice } from './running-notice.tsx';
import { SavedState } from './saved-state.tsx';
import { useRenewal } from './use-launch.ts';
import classes from './scorm.module.css';

interface OpenPackageProps {
  lesson: Lesson;
  launch: ScormLaunch;
  journal: OpenJournal;
  isReopening: boolean;
  /** Why it could not be opened again. */
  problem: string | false;
  onReopen(): void;
  onLeave(): void;
}

/** A package at work: its items, its frame, and whether all of it is kept. */
export function OpenPackage({ lesson, launch, journal, onLeave, ...reopening }: OpenPackageProps) {
  const t = useScormText();
  const box = useRef<HTMLDivElement>(null);
  const isKept = launch.attempt.number > 0;
  const tellCompletion = useCompletion(lesson);
  const control = usePackageFrame(launch, (message: FromFrame) => {
    if (!isKept) return;
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
        <SavedState view={view} isKept={isKept} />
        <Group gap="sm">
          {document.fullscreenEnabled && isRunning && (
            <Button variant="default" size="sm" onClick={() => void box.current?.requestFullscreen()}>
              {t('fullScreen')}
            </Button>
          )}
          <Button variant="default" size="sm" onClick={onLeave}>
            {t(isKept ? 'leave' : 'leave.unkept')}
          </Button>
        </Group>
      </Group>
      {isRunning && <RunningNotice {...{ launch, view, isKept }} />}
      {isRunning ? (
        <div ref={box} className={classes.stage}>
          <ItemList launch={launch} view={view} onGo={(item) => go({ item })} />
          <div className={classes.frame}>
            <PackageFrame launch={launch} control={control} />
          </div>
        </div>
      ) : (
        <FrameNotice {...reopening} {...{ view, isKept, onLeave }} />
      )}
      {isRunning && <PartSteps can={view.can} onGo={go} />}
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
