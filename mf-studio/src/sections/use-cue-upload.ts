import { useStore } from 'zustand';
import type { CueUpload } from '../features/captions/cue-saving.tsx';
import { useUploads } from '../features/uploads/upload-context.tsx';
import { useRefusedText } from '../features/uploads/use-refused-text.ts';
import type { ShownTrack } from './use-caption-tracks.ts';

/** What is written in the editor goes to the server as every other file does. */
export function useCueUpload(lessonId: string, put: (language: string, fileId: string) => void) {
  const store = useUploads();
  const uploads = useStore(store, (state) => state.uploads);
  const refusedText = useRefusedText();
  const slotOf = (language: string) => `cues:${lessonId}:${language}`;
  return {
    save({ language, file }: ShownTrack, text: string): void {
      const name = file?.name ?? `captions-${language}.vtt`;
      const written = new File([text], name, { type: 'text/vtt' });
      const toSend = { file: written, type: 'text/vtt', purpose: 'captions' as const };
      store.getState().begin(slotOf(language), toSend, ({ id }) => put(language, id));
    },
    uploadOf(language: string): CueUpload {
      const slot = slotOf(language);
      const state = uploads.get(slot)?.state;
      if (!state) return { state: 'none' };
      if (state.kind === 'ready') return { state: 'saved' };
      if (state.kind === 'rejected') return { state: 'rejected', reason: refusedText(state.reason) };
      if (state.kind === 'failed') return { state: 'failed', retry: () => store.getState().resume(slot) };
      return { state: 'saving' };
    },
  };
}
