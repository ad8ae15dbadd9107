import { Alert } from '@stoa/shared/ui/kit.ts';

/** The registry's storage takes no writing at the moment. */
export function NotWritable() {
  return (
    <Alert color="red" role="alert" title="The registry cannot be written to at the moment">
      Visitors notice nothing: pages are served from the last good release, and everything here can be read. Promoting,
      canaries and rolling back will fail until the registry's storage is back. Look at the storage first.
    </Alert>
  );
}
