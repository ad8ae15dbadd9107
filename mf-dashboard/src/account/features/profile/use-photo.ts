import { useEffect, useState } from 'react';

/** What saving would do to the photo. */
type PhotoChange = { kind: 'none' } | { kind: 'removed' } | { kind: 'new'; photo: Blob; url: string };

const NONE: PhotoChange = { kind: 'none' };

/** The photo as it would be shown after saving. */
export function usePhoto(saved: string | null) {
  const [change, setChange] = useState<PhotoChange>(NONE);
  useEffect(() => {
    if (change.kind !== 'new') return undefined;
    return () => URL.revokeObjectURL(change.url);
  }, [change]);
  const changed = change.kind === 'new' ? change.url : null;
  return {
    change,
    image: change.kind === 'none' ? saved : changed,
    take: (photo: Blob) => setChange({ kind: 'new', photo, url: URL.createObjectURL(photo) }),
    // One that was never saved is only put away again.
    remove: () => setChange(saved === null ? NONE : { kind: 'removed' }),
    reset: () => setChange(NONE),
  };
}
