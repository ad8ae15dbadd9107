import { useMergedRef } from '@mantine/hooks';

/** The one hook that ScrollArea takes from the library that places menus; the shell's build puts this in its place. */
export const useMergeRefs = (refs: Parameters<typeof useMergedRef>) => useMergedRef(...refs);
