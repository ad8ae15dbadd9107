/** What the page counts after each round, when the remote has been taken away. */
export interface PageFacts {
  /** Nodes of every kind in the document. */
  attachedNodes: number;
  /** Timers that still wait: kind and delay in ms, and who started them. */
  timers: { kind: 'timeout' | 'interval'; delay: number; from: string }[];
  /** `<style>`, `<link rel=stylesheet>` and adopted sheets. */
  styles: number;
  /** Names on `window`. */
  globals: string[];
}

/** What the doctor asks of its page; the page puts it on `window.stoaDoctor`. */
export interface DoctorPage {
  /** Loads the remote; the names that its own code put on `window` by being loaded. */
  load(): Promise<string[]>;
  /** Draws the remote at an address; resolves with the milliseconds that its `mount` took. */
  mount(url: string): Promise<number>;
  /** Waits until nothing changes any more. */
  settle(): Promise<void>;
  unmount(): Promise<void>;
  facts(): PageFacts;
  /** Errors that the remote reported or crashed with, since the last time asked. */
  errors(): string[];
}

/** Where the page finds what to load: `<script type="application/json" id="stoa-doctor">`. */
export const SUBJECT_ELEMENT_ID = 'stoa-doctor';
export interface Subject {
  name: string;
  version: string;
  entry: string;
  global: string;
}

/** One round of mounting and unmounting. */
export interface Round {
  mountMs: number;
  /** After garbage collection. */
  nodes: number;
  listeners: number;
  /** Of objects, and of the buffers behind typed arrays. */
  heapBytes: number;
  facts: PageFacts;
}
