import { useRef, useState } from 'react';
import type { SubmittedFile } from '@stoa/shared/contract/learning/assignments.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

/** What fails again so soon does not fail for the age of its link. */
const RENEWAL_MS = 60_000;

/** The signed address of a file; where it has expired, a new one is asked for. */
export function useFileLink({ id, url }: Pick<SubmittedFile, 'id' | 'url'>) {
  const api = useApi();
  const [link, setLink] = useState({ url, renewals: 0 });
  const [hasFailed, setFailed] = useState(false);
  const renewedAt = useRef(-Infinity);

  const fetchLink = async () => (await api.getSubmissionFile({ params: { id } })).url;
  const renew = async () => {
    renewedAt.current = Date.now();
    setFailed(false);
    try {
      const fresh = await fetchLink();
      setLink(({ renewals }) => ({ url: fresh, renewals: renewals + 1 }));
    } catch {
      setFailed(true);
    }
  };
  return {
    ...link,
    hasFailed,
    renew,
    fetchLink,
    /** The file could not be had, or not be drawn. */
    onFailed: () => {
      if (Date.now() - renewedAt.current < RENEWAL_MS) setFailed(true);
      else void renew();
    },
  };
}
