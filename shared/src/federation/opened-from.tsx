import { createContext, useContext } from 'react';
import type { OpenedFrom } from './platform.ts';

const OpenedFromContext = createContext<OpenedFrom | undefined>(undefined);
/** Stands above every remote's screens; a test may set its own. */
export const OpenedFromProvider = OpenedFromContext.Provider;

/** Where the course player was opened from, so that its way out leads back there; see `RemoteProps.openedFrom`. */
export const useOpenedFrom = (): OpenedFrom | undefined => useContext(OpenedFromContext);
