import { findChromium } from '../browser/find-chromium.ts';
import { proveVersion } from './prove-version.ts';
import type { FileReply, ProveOrder, ProveReply } from '@stoa/server/proof/run-prover.ts';
import type { ProofFiles } from '@stoa/server/proof/subject.ts';

/** Takes one order from the process that forked it, asks that one for files, answers, and is ended by it. */
process.once('message', (order) => {
  void prove((order as ProveOrder).subject).then(tell);
});
// The one that asked is gone.
process.once('disconnect', () => process.exit(0));

/** What cannot be told any more, nobody waits for. */
const tell = (reply: ProveReply) => process.send?.(reply, undefined, undefined, () => undefined);

async function prove(subject: ProveOrder['subject']): Promise<ProveReply> {
  const executablePath = findChromium();
  if (!executablePath) return { lacks: NO_BROWSER };
  try {
    const apiUrl = process.env['STOA_PROOF_SITE'] || undefined;
    const settings = { executablePath, isSandboxed: true, apiUrl, onDrawn: () => tell({ begun: true }) };
    return { done: await proveVersion(filesOfParent(), subject, settings) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { broke: WITHOUT_SANDBOX.test(message) ? NO_SANDBOX : message };
  }
}

const NO_BROWSER = 'This machine has no Chromium. Install one, or name it in STOA_CHROMIUM.';
/** As Chromium says it where the kernel or the container keeps namespaces from it. */
const WITHOUT_SANDBOX = /No usable sandbox|Failed to move to new namespace|setuid sandbox is not/;
const NO_SANDBOX =
  'Chromium may not make itself a sandbox here, and does not start without one. docs/operate.md says what it needs.';

/** Each file is asked for once: pages have no cache in common. */
function filesOfParent(): ProofFiles {
  const waiting = new Map<string, (content: Buffer | undefined) => void>();
  const known = new Map<string, Promise<Buffer | undefined>>();
  process.on('message', ({ blob, content }: FileReply) => waiting.get(blob)?.(content));
  const ask = (blob: string) =>
    new Promise<Buffer | undefined>((resolve) => {
      waiting.set(blob, resolve);
      tell({ wants: blob });
    });
  return {
    read: (blob) => {
      const asked = known.get(blob) ?? ask(blob);
      known.set(blob, asked);
      return asked;
    },
  };
}
