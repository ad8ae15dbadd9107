import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
  type DragOverEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';
import type { CourseModule } from '../../builder/course-order.ts';
import { moved } from '../../ui/moved.ts';
import { useSpokenDrag } from '../../ui/use-spoken-drag.ts';
import { findLesson, placeLesson } from './move-lesson.ts';

interface DragAreaProps {
  modules: CourseModule[];
  isDisabled: boolean;
  onMove(modules: CourseModule[]): void;
  /** Draws the modules as they stand while one is dragged. */
  children(modules: CourseModule[]): ReactNode;
}

export interface Dragged {
  kind: 'module' | 'lesson';
  title: string;
  /** A module without lessons: a lesson can be dropped on the module itself. */
  isEmpty?: boolean;
}
const draggedOf = (data: { current?: unknown }): Dragged | undefined => data.current as Dragged | undefined;

/** A module is dropped among modules, a lesson among lessons or into an empty module. */
const collide: CollisionDetection = (args) => {
  const kind = draggedOf(args.active.data)?.kind;
  const fits = args.droppableContainers.filter(({ data }) => {
    const onto = draggedOf(data);
    return kind === 'module' ? onto?.kind === 'module' : onto?.kind === 'lesson' || onto?.isEmpty;
  });
  return closestCenter({ ...args, droppableContainers: fits });
};

export function DragArea({ modules, isDisabled, onMove, children }: DragAreaProps) {
  const spoken = useSpokenDrag();
  const [dragged, setDragged] = useState<CourseModule[]>();
  const shown = dragged ?? modules;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  /** Over another module's lessons the lesson moves there at once, so that its place can be seen. */
  function onDragOver({ active, over }: DragOverEvent): void {
    if (!over || active.id === over.id || draggedOf(active.data)?.kind !== 'lesson') return;
    const from = findLesson(shown, String(active.id));
    const onto = placeOf(shown, String(over.id));
    if (from && onto && from.moduleIndex !== onto.moduleIndex) setDragged(placeLesson(shown, String(active.id), onto));
  }

  function onDragEnd({ active, over }: DragEndEvent): void {
    const next = over ? drop(shown, String(active.id), String(over.id)) : shown;
    setDragged(undefined);
    if (next !== modules) onMove(next);
  }

  return (
    <DndContext
      sensors={isDisabled ? [] : sensors}
      collisionDetection={collide}
      accessibility={spoken}
      onDragStart={() => setDragged(modules)}
      onDragOver={onDragOver}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(undefined)}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children(shown)}
      </SortableContext>
    </DndContext>
  );
}

function placeOf(modules: CourseModule[], id: string) {
  const moduleIndex = modules.findIndex((module) => module.id === id);
  if (moduleIndex === -1) return findLesson(modules, id);
  return { moduleIndex, lessonIndex: modules[moduleIndex]!.lessons.length };
}

function drop(modules: CourseModule[], activeId: string, overId: string): CourseModule[] {
  if (activeId === overId) return modules;
  const from = modules.findIndex(({ id }) => id === activeId);
  if (from !== -1) {
    const to = modules.findIndex(({ id }) => id === overId);
    return to === -1 ? modules : moved(modules, from, to);
  }
  const onto = placeOf(modules, overId);
  return onto && !modules.some(({ id }) => id === overId) ? placeLesson(modules, activeId, onto) : modules;
}
