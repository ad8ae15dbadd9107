import { createContext, useContext } from 'react';

/** Where the screens of a remote stand, and where their person wants to be by now: the next screen's code may be on its way. */
export interface Place {
  /** The path that is drawn. */
  readonly shown: string;
  wanted(): string;
}

const PlaceContext = createContext<Place | undefined>(undefined);
export const PlaceProvider = PlaceContext.Provider;

/** Undefined outside of remotes. */
export const usePlace = (): Place | undefined => useContext(PlaceContext);
