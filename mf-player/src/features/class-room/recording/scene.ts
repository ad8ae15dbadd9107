import type { Tracks } from '../media/sent-kinds.ts';
import type { RoomState } from '../session/room-state.ts';

export interface Face {
  id: string;
  name: string;
  initial: string;
  camera: MediaStreamTrack | undefined;
}

/** What a recording shows and lets be heard at one moment. */
export interface Scene {
  screen: MediaStreamTrack | undefined;
  /** On stage, whether they show themselves or not. */
  faces: readonly Face[];
  voices: readonly MediaStreamTrack[];
}

/** Of the room as its host has it before them. Nobody in the audience is seen or heard there. */
export function sceneOf({ seats, own, tracks }: RoomState, ownTracks: Tracks): Scene {
  const onStage = seats
    .filter(({ on_stage }) => on_stage)
    .map((seat) => ({ seat, sent: seat.id === own?.id ? ownTracks : (tracks[seat.id] ?? {}) }));
  return {
    screen: onStage.find(({ seat, sent }) => seat.screen && sent.screen !== undefined)?.sent.screen,
    faces: onStage.map(({ seat: { id, person, camera }, sent }) => ({
      id,
      name: person.full_name,
      initial: person.initial,
      camera: camera ? sent.camera : undefined,
    })),
    voices: onStage.flatMap(({ seat, sent }) => (seat.microphone && sent.microphone ? [sent.microphone] : [])),
  };
}

/** Every track of it that is a picture. */
export const picturesOf = ({ screen, faces }: Scene): MediaStreamTrack[] =>
  [screen, ...faces.map(({ camera }) => camera)].filter((track) => track !== undefined);
