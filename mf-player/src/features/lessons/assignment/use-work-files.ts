import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { SubmittedFile } from '@stoa/shared/contract/learning/assignments.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import type { UploadSlot, UploadStore } from '@stoa/shared/files/upload-store.ts';
import { useUploadStore } from '@stoa/shared/files/use-upload-store.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { newId } from '@stoa/shared/remote/new-id.ts';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { acceptedEndings, checkFile, mostShownBytes, type FileProblem } from './check-file.ts';
import { cutUploads } from './cut-uploads.ts';
import type { Desk } from './desk.ts';
import { useDeskState } from './use-desk.ts';

interface WorkFilesOptions {
  assignmentId: string;
  desk: Desk;
  /** How many files fit. */
  most: number;
}

export interface WorkFiles {
  store: UploadStore;
  attached: readonly SubmittedFile[];
  /** How many more fit. */
  room: number;
  /** Why files that were chosen will not do. */
  problems: readonly string[];
  /** Names of what a reload has cut off. */
  cut: readonly string[];
  take(files: readonly File[]): void;
  /** Uploaded files whose adding to the work was refused, and why. */
  notAttached: ReadonlyMap<UploadSlot, unknown>;
  attach(slot: UploadSlot, fileId: string): void;
  cancel(slot: UploadSlot): void;
  /** Whether something is still on its way into the work. */
  isBusy(): boolean;
}

/** The files of the work, and those that are on their way into it: several at once. */
export function useWorkFiles({ assignmentId, desk, most }: WorkFilesOptions): WorkFiles {
  const store = useUploadStore();
  const uploads = useStore(store, (state) => state.uploads);
  const attached = useDeskState(desk, ({ own, other }) => (other ?? own)?.files) ?? [];
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { notAttached, attach, forget } = useAttach(store, desk);
  const { cut, found } = useCutUploads(store, assignmentId);
  const problemText = useFileProblemText();
  const t = useAssignmentText();
  useLeaving(store);

  const onTheWay = [...uploads.values()].filter(({ state }) => state.kind !== 'rejected');
  const room = Math.max(0, most - attached.length - onTheWay.length);

  function take(files: readonly File[]): void {
    const wrong: string[] = [];
    let left = room;
    for (const file of files) {
      const checked = checkFile(file);
      if ('problem' in checked) wrong.push(problemText(checked.problem, file));
      else if (onTheWay.some(({ name }) => name === file.name)) wrong.push(t('problem.running', { name: file.name }));
      else if (left === 0) wrong.push(t('problem.many', { name: file.name, most }));
      else {
        left -= 1;
        const slot = `submission:${newId()}`;
        found(file.name);
        store.getState().begin(slot, checked, ({ id }) => attach(slot, id));
      }
    }
    setProblems(wrong);
  }
  function cancel(slot: UploadSlot): void {
    store.getState().cancel(slot);
    forget(slot);
  }
  return { store, attached, room, problems, cut, take, notAttached, attach, cancel, isBusy: () => onTheWay.length > 0 };
}

/** Puts what is uploaded into the work, and tries again when the line is back; a row goes once the file stands there. */
function useAttach(store: UploadStore, desk: Desk) {
  const [notAttached, setNotAttached] = useState<ReadonlyMap<UploadSlot, unknown>>(new Map());
  const forget = (slot: UploadSlot) =>
    setNotAttached((known) => new Map([...known].filter(([other]) => other !== slot)));
  async function attachNow(slot: UploadSlot, fileId: string): Promise<void> {
    forget(slot);
    try {
      await desk.attach(fileId);
      store.getState().cancel(slot);
    } catch (error) {
      setNotAttached((known) => new Map(known).set(slot, error));
    }
  }
  const again = useRef<() => void>(() => undefined);
  useEffect(() => {
    again.current = () => {
      for (const slot of notAttached.keys()) {
        const state = store.getState().uploads.get(slot)?.state;
        if (state?.kind === 'ready') void attachNow(slot, state.file.id);
      }
    };
  });
  useEffect(() => {
    const goOn = () => again.current();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);
  return { notAttached, forget, attach: (slot: UploadSlot, fileId: string) => void attachNow(slot, fileId) };
}

function useCutUploads(store: UploadStore, assignmentId: string) {
  const userId = useSession().user?.id ?? '';
  const key = `stoa.assignment.uploads.${userId}.${assignmentId}`;
  const [cut, setCut] = useState(() => cutUploads.read(key));
  const latest = useRef(cut);
  useEffect(() => {
    latest.current = cut;
  });
  useEffect(
    () =>
      store.subscribe(({ uploads }) => {
        const running = [...uploads.values()].filter(
          ({ state }) => state.kind !== 'ready' && state.kind !== 'rejected',
        );
        cutUploads.keep(key, [...latest.current, ...running.map(({ name }) => name)]);
      }),
    [store, key],
  );
  return { cut, found: (name: string) => setCut((names) => names.filter((one) => one !== name)) };
}

/** Leaving while a file is under way is asked about; what has arrived stays with the server. */
function useLeaving(store: UploadStore): void {
  const { navigation } = usePlatform();
  useEffect(() => navigation.guardUnsaved(() => store.getState().isBusy()), [navigation, store]);
  useEffect(() => () => store.getState().leaveAll(), [store]);
}

function useFileProblemText(): (problem: FileProblem, file: File) => string {
  const t = useAssignmentText();
  const format = useFormat();
  return (problem, { name, size }) => {
    if (problem === 'empty') return t('problem.empty', { name });
    if (problem === 'type') return t('problem.type', { name, endings: format.list(acceptedEndings) });
    return t('problem.large', { name, size: format.bytes(size), most: format.bytes(mostShownBytes) });
  };
}
