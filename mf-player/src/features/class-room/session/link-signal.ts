import type { SentKind } from '../media/sent-kinds.ts';

/** What two pages tell each other to be connected. */
export interface LinkSignal {
  /** Of the connection at the sender's end: another one means that they have begun anew. */
  link: string;
  /** Of the connection that is meant, where the sender knows it: what was said to an earlier one concerns nobody. */
  to_link?: string;
  description?: RTCSessionDescriptionInit;
  /** What the sender sends in which part of the description: mid → kind. */
  kinds?: Readonly<Record<string, SentKind>>;
  candidates?: RTCIceCandidateInit[];
}

/** What one end of a connection says; whose it is and to whom stands around it. */
export type Said = Omit<LinkSignal, 'link' | 'to_link'>;
