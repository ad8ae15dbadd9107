import type { Criterion } from '@stoa/shared/contract/teaching/lessons.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SaveTarget } from '../../saving/patches.ts';
import { useSaving } from '../../saving/saving-context.tsx';
import { useAssignmentText } from '../../messages/assignment.ts';
import { moved } from '../../ui/moved.ts';
import { newCriterion } from './rubric-points.ts';

interface RubricField {
  value: Criterion[];
  onChange(rubric: Criterion[]): void;
}

/** What adds, moves and removes criteria. Each is drawn before the focus goes to where one goes on. */
export function useRubric(target: SaveTarget, { value, onChange }: RubricField) {
  const t = useAssignmentText();
  const { toasts } = usePlatform();
  const { saver } = useSaving();
  // A criterion just begun is not scolded while it is being written.
  const [fresh, setFresh] = useState<number>();
  const [said, setSaid] = useState('');
  const shown = useRef<RubricField>(undefined);
  useEffect(() => {
    shown.current = { value, onChange };
    return () => void (shown.current = undefined);
  });

  function changeAndFocus(rubric: Criterion[], ids: string[]): void {
    flushSync(() => onChange(rubric));
    ids
      .map((id) => document.getElementById(id))
      .find((found) => found && !found.matches(':disabled'))
      ?.focus();
  }

  /** The toast outlives the editor: then the criterion goes back without being drawn. */
  function putBack(index: number, criterion: Criterion): void {
    if (shown.current) return shown.current.onChange(shown.current.value.toSpliced(index, 0, criterion));
    const rubric = saver.current(target)?.['rubric'] as Criterion[] | undefined;
    if (rubric) saver.change(target, 'rubric', rubric.toSpliced(index, 0, criterion));
  }

  return {
    fresh,
    /** Tells what was moved where. */
    said,
    leave: (index: number) => setFresh((now) => (now === index ? undefined : now)),
    add() {
      setFresh(value.length);
      changeAndFocus([...value, newCriterion()], [`criterion-${value.length + 1}`]);
    },
    change: (index: number, criterion: Criterion) => onChange(value.with(index, criterion)),
    move(index: number, direction: -1 | 1) {
      const to = index + direction;
      if (to < 0 || to >= value.length) return;
      const buttons = [`criterion-${to + 1}-up`, `criterion-${to + 1}-down`];
      setFresh(undefined);
      setSaid(t('criterion.moved', { place: to + 1, count: value.length }));
      changeAndFocus(moved(value, index, to), direction === -1 ? buttons : buttons.reverse());
    },
    remove(index: number) {
      const criterion = value[index]!;
      const last = value.length - 1;
      setFresh(undefined);
      changeAndFocus(value.toSpliced(index, 1), [`criterion-${Math.min(index + 1, last)}-heading`, 'rubric-add']);
      toasts.show({
        kind: 'info',
        message: t('criterion.removed', { number: index + 1 }),
        action: { label: t('criterion.undo'), run: () => putBack(index, criterion) },
      });
    },
  };
}
