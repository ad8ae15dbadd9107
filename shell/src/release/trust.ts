import type { SignedText } from '@stoa/shared/platform-contract/release.ts';
import { RemoteFailure } from '../failure/remote-failure.ts';
import { isSigned, type TrustedKeys } from './verify-text.ts';

/** On a developer's machine documents change with every keystroke, and nobody signs them. */
const IS_STRICT = process.env.NODE_ENV !== 'development';

/** @throws RemoteFailure of stage `manifest` when no key that the page trusts has signed this very text. */
export async function requireTrusted(text: SignedText, keys: TrustedKeys, file?: string): Promise<void> {
  if (!IS_STRICT || (await isSigned(text, keys))) return;
  const detail = text.key_id in keys ? 'its signature does not fit' : 'no trusted key has signed it';
  throw new RemoteFailure({ stage: 'manifest', type: 'missing', isAltered: true, file, detail });
}
