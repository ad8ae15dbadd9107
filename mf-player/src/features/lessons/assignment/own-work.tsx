import { useEffect, useRef } from 'react';
import { Button } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { attemptsLeft, isOpen } from './attempts.ts';
import { AttemptsSpent } from './attempts-spent.tsx';
import { Conflict } from './conflict.tsx';
import { EarlierAttempts } from './earlier-attempts.tsx';
import { HandInForm } from './hand-in-form.tsx';
import { Leftover } from './leftover.tsx';
import { MadeWork } from './made-work.tsx';
import { useDesk, useDeskState, useFollowApproval, useLookAgain, type AssignmentContent } from './use-desk.ts';
import { useHandIn, useTakeBack } from './use-hand-in.ts';
import { Verdict } from './verdict.tsx';
import type { WorkSource } from './work-source.ts';
import { WorkStatus } from './work-status.tsx';

interface OwnWorkProps<T> {
  source: WorkSource<T>;
  content: AssignmentContent;
  isCompleted: boolean;
}

/** Where the work stands, what was said of it, and what to do with it next. */
export function OwnWork<T>({ source, content, isCompleted }: OwnWorkProps<T>) {
  const t = useAssignmentText();
  const { assignment } = content;
  const desk = useDesk(source, content);
  const own = useDeskState(desk, (state) => state.own);
  const handIn = useHandIn(source.id, desk);
  const takeBack = useTakeBack(source.id, desk);
  useLookAgain(source);
  useFollowApproval(own?.status === 'approved', isCompleted);
  const status = useFocusAfter([handIn.doneAt, takeBack.doneAt]);
  const isSpent = attemptsLeft(own, assignment) === 0;

  return (
    <Section title={t('work.title')}>
      <WorkStatus ref={status} own={own} assignment={assignment} />
      <FormProblem text={(handIn.askedAt > takeBack.askedAt ? handIn : takeBack).problem} />
      {own?.reviewed_at && <Verdict verdict={own} />}
      <Leftover desk={desk} />
      <Conflict desk={desk} />
      {!isOpen(own) && own && <MadeWork work={own} type={assignment.submission_type} />}
      {own?.status === 'submitted' && (
        <div>
          <Button variant="default" onClick={() => takeBack.run()} loading={takeBack.isPending}>
            {t('takeBack.action')}
          </Button>
        </div>
      )}
      {isOpen(own) &&
        (isSpent ? (
          <AttemptsSpent own={own} type={assignment.submission_type} />
        ) : (
          <HandInForm assignmentId={source.id} content={content} desk={desk} handIn={handIn} />
        ))}
      {own && own.history.length > 0 && <EarlierAttempts attempts={own.history} assignment={assignment} />}
    </Section>
  );
}

/** What was pressed is gone once it is done: the keyboard goes on where the work now stands. */
function useFocusAfter(doneAt: readonly (number | undefined)[]) {
  const target = useRef<HTMLDivElement>(null);
  const latest = Math.max(...doneAt.map((at) => at ?? 0));
  useEffect(() => {
    if (latest > 0) target.current?.focus();
  }, [latest]);
  return target;
}
