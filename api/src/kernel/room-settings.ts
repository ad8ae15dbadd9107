import { z } from 'zod';

const webAddress = (example: string) => z.url({ protocol: /^https?$/, error: `must look like ${example}` }).optional();

/** Servers of the operator's on which classes are held. */
export const roomEnvironment = {
  STOA_JITSI_URL: webAddress('https://meet.example'),
  /** Both, where the server lets in by token alone. */
  STOA_JITSI_APP_ID: z.string().min(1).optional(),
  STOA_JITSI_APP_SECRET: z.string().min(1).optional(),
  /** As `bbb-conf --secret` tells both. */
  STOA_BBB_URL: webAddress('https://bbb.example/bigbluebutton/'),
  STOA_BBB_SECRET: z.string().min(1).optional(),
  STOA_LIVEKIT_URL: z.url({ protocol: /^wss?$/, error: 'must look like wss://livekit.example' }).optional(),
  STOA_LIVEKIT_API_KEY: z.string().min(1).optional(),
  STOA_LIVEKIT_API_SECRET: z.string().min(1).optional(),
  /** LiveKit Meet, in which people see one another. */
  STOA_LIVEKIT_MEET_URL: webAddress('https://meet.example'),
};
type RoomVariables = z.infer<z.ZodObject<typeof roomEnvironment>>;
type RoomVariable = keyof RoomVariables;

/** None of them is of use without the others. */
const together: readonly (readonly RoomVariable[])[] = [
  ['STOA_JITSI_APP_ID', 'STOA_JITSI_APP_SECRET'],
  ['STOA_BBB_URL', 'STOA_BBB_SECRET'],
  ['STOA_LIVEKIT_URL', 'STOA_LIVEKIT_API_KEY', 'STOA_LIVEKIT_API_SECRET', 'STOA_LIVEKIT_MEET_URL'],
];

/** What is missing beside what is set. */
export function missingOfRooms(value: RoomVariables): { name: RoomVariable; beside: RoomVariable }[] {
  const isSet = (name: RoomVariable): boolean => value[name] !== undefined;
  const missing = together.flatMap((names) => {
    const beside = names.find(isSet);
    return beside === undefined ? [] : names.filter((name) => !isSet(name)).map((name) => ({ name, beside }));
  });
  return isSet('STOA_JITSI_APP_ID') && !isSet('STOA_JITSI_URL')
    ? [...missing, { name: 'STOA_JITSI_URL', beside: 'STOA_JITSI_APP_ID' }]
    : missing;
}

export interface JitsiSettings {
  url: string;
  /** Undefined: the server lets everyone in who knows the name of a room. */
  app: { id: string; secret: string } | undefined;
}

export interface BigBlueButtonSettings {
  /** Ends with `/api`. */
  apiUrl: string;
  secret: string;
}

export interface LiveKitSettings {
  url: string;
  apiKey: string;
  apiSecret: string;
  meetUrl: string;
}

/** Undefined: no class of this site can be held there. Addresses have no slash at their end. */
export interface RoomSettings {
  jitsi: JitsiSettings | undefined;
  bigBlueButton: BigBlueButtonSettings | undefined;
  liveKit: LiveKitSettings | undefined;
}

/** Of settings that were found to be consistent. */
export const roomSettingsOf = (value: RoomVariables): RoomSettings => ({
  jitsi: value.STOA_JITSI_URL ? { url: bare(value.STOA_JITSI_URL), app: appOf(value) } : undefined,
  bigBlueButton: value.STOA_BBB_URL
    ? { apiUrl: `${bare(value.STOA_BBB_URL).replace(/\/api$/, '')}/api`, secret: value.STOA_BBB_SECRET! }
    : undefined,
  liveKit: value.STOA_LIVEKIT_URL
    ? {
        url: bare(value.STOA_LIVEKIT_URL),
        apiKey: value.STOA_LIVEKIT_API_KEY!,
        apiSecret: value.STOA_LIVEKIT_API_SECRET!,
        meetUrl: bare(value.STOA_LIVEKIT_MEET_URL!),
      }
    : undefined,
});

const appOf = ({ STOA_JITSI_APP_ID: id, STOA_JITSI_APP_SECRET: secret }: RoomVariables): JitsiSettings['app'] =>
  id !== undefined && secret !== undefined ? { id, secret } : undefined;

const bare = (url: string): string => url.replace(/\/+$/, '');
