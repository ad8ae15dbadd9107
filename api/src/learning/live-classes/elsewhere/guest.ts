/** Who comes to a class that is held on a server of the operator's, as that server is told. */
export interface Guest {
  userId: string;
  name: string;
  /** Runs the room there. */
  isHost: boolean;
}

/** The class as that server is told of it. */
export interface Held {
  id: string;
  title: string;
  endsAt: Date;
}

/** Whoever is late to say goodbye is still let in again when their line breaks. */
const AFTER_S = 10 * 60;

/** Until when a token for this class opens its room; seconds. */
export const openUntilS = ({ endsAt }: Pick<Held, 'endsAt'>): number => Math.ceil(endsAt.getTime() / 1000) + AFTER_S;
