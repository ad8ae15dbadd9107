import { usePlatform } from '../federation/platform-context.tsx';

interface CopyTexts {
  copied: string;
  /** With the text itself, to be copied by hand. */
  notCopied: string;
}

/** Puts a text on the clipboard and says so; where the browser won't, the text itself is shown. */
export function useCopy(): (text: string, says: CopyTexts) => Promise<void> {
  const { toasts } = usePlatform();
  return async (text, { copied, notCopied }) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ kind: 'success', message: copied });
    } catch {
      toasts.show({ kind: 'warning', message: notCopied });
    }
  };
}
