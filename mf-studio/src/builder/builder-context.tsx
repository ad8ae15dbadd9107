import type { CourseBuilder } from '@stoa/shared/contract/creating.ts';
import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { saveStatus, type Saver, type SaveState } from './saver.ts';
import type { SaveTarget } from './patches.ts';

export interface Builder {
  course: CourseBuilder;
  /** In review, or not the viewer's to edit. */
  isReadOnly: boolean;
  saver: Saver;
  /** Shows a change at once, before the server has answered. */
  draw(change: (course: CourseBuilder) => CourseBuilder): void;
  reload(): Promise<void>;
}

const BuilderContext = createContext<Builder | undefined>(undefined);
export const BuilderProvider = BuilderContext.Provider;

/** The course being edited. @throws outside the builder. */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('useBuilder() needs a BuilderProvider above it.');
  return builder;
}

export function useSaveState<T>(select: (state: SaveState) => T): T {
  return useStore(useBuilder().saver.store, select);
}
export const useSaveStatus = () => useSaveState(saveStatus);

const none: Record<string, string> = {};
/** A field that was edited here and, at the same time, somewhere else. */
export interface FieldConflict {
  field: string;
  theirs: unknown;
}

export function useFieldConflicts(target: SaveTarget): readonly FieldConflict[] {
  const conflicts = useSaveState((state) => state.conflicts.get(target));
  return useMemo(() => Object.entries(conflicts ?? {}).map(([field, theirs]) => ({ field, theirs })), [conflicts]);
}

/** Messages of the server on the fields of one target. */
export const useRefusedFields = (target: SaveTarget): Record<string, string> =>
  useSaveState(({ refused }) => refused.get(target) ?? none);
