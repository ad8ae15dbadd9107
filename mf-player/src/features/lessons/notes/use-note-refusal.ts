import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useNotesText } from '../../../messages/notes.ts';

/** Why a note was not kept. */
export function useNoteRefusal() {
  const t = useNotesText();
  return useRefusal(t, ['conflict', 'not_enrolled'], useBrokenRule());
}
