import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { createContext, useContext, type ReactNode } from 'react';
import type { Saver } from '../../saving/saver.ts';
import { SavingProvider, type Saving } from '../../saving/saving-context.tsx';

export interface PathBuilding extends Saving {
  path: PathBuilder;
  saver: Saver<PathBuilder>;
  reload(): Promise<void>;
}

const PathBuilderContext = createContext<PathBuilding | undefined>(undefined);

export const PathBuilderProvider = ({ value, children }: { value: PathBuilding; children: ReactNode }) => (
  <PathBuilderContext.Provider value={value}>
    <SavingProvider value={value}>{children}</SavingProvider>
  </PathBuilderContext.Provider>
);

/** The learning path being edited. @throws outside its builder. */
export function usePathBuilding(): PathBuilding {
  const building = useContext(PathBuilderContext);
  if (!building) throw new Error('usePathBuilding() needs a PathBuilderProvider above it.');
  return building;
}
