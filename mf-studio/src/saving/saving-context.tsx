import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { saveStatus, type Saver, type SaveState } from './saver.ts';

export interface Saving {
  saver: Saver;
  /** In review, or not the viewer's to edit. */
  isReadOnly: boolean;
}

const SavingContext = createContext<Saving | undefined>(undefined);
export const SavingProvider = SavingContext.Provider;

/** Where edits of what is open go. @throws outside a builder. */
export function useSaving(): Saving {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('useSaving() needs a SavingProvider above it.');
  return saving;
}

export function useSaveState<T>(select: (state: SaveState) => T): T {
  return useStore(useSaving().saver.store, select);
}
export const useSaveStatus = () => useSaveState(saveStatus);
