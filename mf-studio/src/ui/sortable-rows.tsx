import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { VisuallyHidden } from '@stoa/shared/kit';
import type { ReactNode } from 'react';
import { useSpokenDrag } from './use-spoken-drag.ts';

interface SortableRowsProps {
  /** Of the rows, in their order. */
  ids: readonly string[];
  isDisabled: boolean;
  /** Read aloud: where a row went that was moved by its buttons. */
  said: string;
  onMove(from: number, to: number): void;
  children: ReactNode;
}

/** Rows that are moved by mouse, touch or keyboard. */
export function SortableRows({ ids, isDisabled, said, onMove, children }: SortableRowsProps) {
  const spoken = useSpokenDrag();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={isDisabled ? [] : sensors}
      collisionDetection={closestCenter}
      accessibility={spoken}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
        if (to !== -1 && from !== to) onMove(from, to);
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DndContext>
  );
}
