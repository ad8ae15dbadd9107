import { useMutation } from '@tanstack/react-query';
import { useApi } from '../federation/platform-context.tsx';
import { download } from '../ui/download.ts';

/** Drawing takes a second or two, more where many pay at once. */
const PAUSES_MS = [500, 1000, 2000, 3000, 5000, 8000, 10_000];

export class StillDrawing extends Error {
  override name = 'StillDrawing';
}

/** Has the browser save a receipt, by its id; asks again while its file is being drawn. Fails with `StillDrawing` in the end. */
export function useReceiptFile() {
  const api = useApi();
  return useMutation({
    mutationFn: async (id: string): Promise<string> => {
      for (const pause of PAUSES_MS) {
        const { url } = await api.getReceipt({ params: { id } });
        if (url !== null) return url;
        await new Promise((done) => setTimeout(done, pause));
      }
      throw new StillDrawing('The file of this receipt is not drawn yet.');
    },
    // The answer says that it is a file to keep, and how it is called.
    onSuccess: (url) => download(url),
  });
}
