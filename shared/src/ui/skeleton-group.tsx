import type { ComponentProps } from 'react';

/**
 * Several skeletons that pulse as one; a single one needs no group. Takes what a `div` takes. Each remote brings its own
 * copy, so that it can be drawn in pages whose shell knows nothing of it.
 */
export const SkeletonGroup = (props: ComponentProps<'div'>) => <div {...props} data-pulse />;
