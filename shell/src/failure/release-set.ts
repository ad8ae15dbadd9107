import { createContext } from 'react';

/** Names the versions of this page, for who asks support for help. */
export const ReleaseSetContext = createContext<string | undefined>(undefined);
