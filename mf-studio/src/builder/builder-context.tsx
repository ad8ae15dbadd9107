import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { saveStatus, type Saver, type SaveState } from './saver.ts';

export interface Builder {
  course: CourseBuilder;
  /** In review, or not the viewer's to edit. */
  isReadOnly: boolean;
  saver: Saver;
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
