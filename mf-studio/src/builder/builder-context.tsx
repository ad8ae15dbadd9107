import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { createContext, useContext, type ReactNode } from 'react';
import { SavingProvider, type Saving } from '../saving/saving-context.tsx';
import type { CourseSaver } from './course-saver.ts';

export interface Builder extends Saving {
  course: CourseBuilder;
  saver: CourseSaver;
  reload(): Promise<void>;
}

const BuilderContext = createContext<Builder | undefined>(undefined);

export const BuilderProvider = ({ value, children }: { value: Builder; children: ReactNode }) => (
  <BuilderContext.Provider value={value}>
    <SavingProvider value={value}>{children}</SavingProvider>
  </BuilderContext.Provider>
);

/** The course being edited. @throws outside the builder. */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('useBuilder() needs a BuilderProvider above it.');
  return builder;
}
