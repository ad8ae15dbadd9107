import { create } from 'zustand';

interface BlockedSounds {
  /** What the browser plays only after a press: some let nothing be heard on a page that sends nothing itself. */
  elements: readonly HTMLMediaElement[];
  block(element: HTMLMediaElement): void;
  forget(element: HTMLMediaElement): void;
}

export const useBlockedSounds = create<BlockedSounds>((set) => ({
  elements: [],
  block: (element) => set(({ elements }) => ({ elements: [...elements, element] })),
  forget: (element) => set(({ elements }) => ({ elements: elements.filter((one) => one !== element) })),
}));

/** Plays it until the answer is called; what the browser blocks waits for a press. */
export function playSound(element: HTMLMediaElement): () => void {
  const { block, forget } = useBlockedSounds.getState();
  let isWanted = true;
  element.play().catch((error: unknown) => {
    if (isWanted && error instanceof Error && error.name === 'NotAllowedError') block(element);
  });
  return () => {
    isWanted = false;
    forget(element);
  };
}
