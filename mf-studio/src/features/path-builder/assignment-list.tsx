import type { PathAssignment } from '@stoa/shared/contract/market/path-assignments.ts';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { useState, type ReactNode } from 'react';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { moved } from '../../ui/moved.ts';
import { SortableRows } from '../../ui/sortable-rows.tsx';
import { useFocusNext } from '../../ui/use-focus-next.ts';
import { AssignmentRow } from './assignment-row.tsx';
import { usePathBuilding } from './path-builder-context.tsx';
import { useOrderAssignments } from './use-path-work.ts';

interface AssignmentListProps {
  assignments: readonly PathAssignment[];
  openId: string | undefined;
  onToggle(id: string): void;
  /** What is edited of one, while it is open. */
  children(assignment: PathAssignment): ReactNode;
}

/** What is to be handed in, in its order; moved by mouse, touch or keyboard. */
export function AssignmentList({ assignments, openId, onToggle, children }: AssignmentListProps) {
  const t = usePathBuilderText();
  const { isReadOnly } = usePathBuilding();
  const order = useOrderAssignments();
  const [said, setSaid] = useState('');
  const known = new Map(assignments.map((one) => [one.id, one]));
  // While it is on its way they stand as they are to be.
  const ids = order.isPending ? order.variables : assignments.map(({ id }) => id);
  const focusNext = useFocusNext(ids);
  const move = (from: number, to: number) => {
    if (!order.isPending) order.mutate(moved(ids, from, to));
  };
  const step = (at: number, direction: -1 | 1) => {
    if (order.isPending) return;
    const buttons = [`${ids[at]}-up`, `${ids[at]}-down`];
    focusNext(direction === -1 ? buttons : buttons.reverse());
    move(at, at + direction);
    const name = known.get(ids[at] ?? '')?.title ?? '';
    setSaid(t('course.moved', { name, place: at + direction + 1, count: ids.length }));
  };
  return (
    <SortableRows ids={ids} isDisabled={isReadOnly} said={said} onMove={move}>
      <RowList>
        {ids
          .flatMap((id) => known.get(id) ?? [])
          .map((assignment, at) => (
            <AssignmentRow
              key={assignment.id}
              assignment={assignment}
              place={at + 1}
              isLast={at === ids.length - 1}
              isOpen={openId === assignment.id}
              onMove={(direction) => step(at, direction)}
              onToggle={() => onToggle(assignment.id)}
            >
              {children(assignment)}
            </AssignmentRow>
          ))}
      </RowList>
    </SortableRows>
  );
}
