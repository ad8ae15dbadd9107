import type { UploadStore } from '@stoa/shared/files/upload-store.ts';
import { useEffect } from 'react';
import type { BatchMemory } from './batch-memory.ts';
import { createBatch, type BatchOptions, type BatchStore } from './batch-store.ts';
import { useUploads } from './upload-context.tsx';

/** It lasts as long as the uploads do, and its code comes later than theirs. */
const batches = new WeakMap<UploadStore, BatchStore>();

interface UseBatchOptions extends Pick<BatchOptions, 'attach'> {
  memory: BatchMemory;
  /** Lessons that still lack their file. */
  lacking: readonly string[];
}

/** The files of many lessons, while another part of the course is looked at, too. */
export function useBatch({ memory, attach, lacking }: UseBatchOptions): BatchStore {
  const uploads = useUploads();
  let batch = batches.get(uploads);
  if (!batch) {
    batch = createBatch({ uploads, memory, attach });
    batches.set(uploads, batch);
  }
  const { recall } = batch.getState();
  const ids = lacking.join();
  useEffect(() => recall(new Set(ids.split(','))), [recall, ids]);
  return batch;
}
