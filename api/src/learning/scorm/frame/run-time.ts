import type { ScormVersion } from '@stoa/shared/contract/teaching/scorm-words.ts';
import type { Cmi } from './restore-cmi.ts';

/** The calls of a version, in the order of its specification. */
export const callsOf = (version: ScormVersion): readonly string[] =>
  version === '1.2'
    ? [
        'LMSInitialize',
        'LMSFinish',
        'LMSGetValue',
        'LMSSetValue',
        'LMSCommit',
        'LMSGetLastError',
        'LMSGetErrorString',
        'LMSGetDiagnostic',
      ]
    : ['Initialize', 'Terminate', 'GetValue', 'SetValue', 'Commit', 'GetLastError', 'GetErrorString', 'GetDiagnostic'];

export interface Activity {
  id: string;
  /** False: a new attempt at it begins. */
  deliveryWasResumed: boolean;
}

export interface SequencingListeners {
  onActivityDelivery: (activity: Activity) => void;
  onNavigationValidityUpdate: (validity: {
    continue: boolean;
    previous: boolean;
    choice: Readonly<Record<string, string>>;
  }) => void;
  onSequencingSessionEnd: () => void;
}

/** Of scorm-again what is used here; by name, the calls of its version besides. */
export interface RunTimeApi {
  /** Of 2004. */
  cmi: { entry: string };
  isInitialized(): boolean;
  reset(settings: undefined, options: { preserveListeners: boolean; resetTotalTime: boolean }): void;
  loadFromJSON(json: Cmi, element: 'cmi'): void;
  renderCommitCMI(isEnd: boolean, includeTotalTime: boolean): { cmi: Cmi };
}
export interface SequencingApi extends RunTimeApi {
  adl: { nav: { request: string } };
  setSequencingEventListeners(listeners: SequencingListeners): void;
  processNavigationRequest(request: string, target?: string): boolean;
  serializeSequencingState(): string;
  deserializeSequencingState(text: string): boolean;
  /** What a click would do; `unknown` while no SCO runs. */
  previewNavigationRequest(request: 'continue' | 'previous'): {
    outcome: 'allowed' | 'blocked' | 'unknown';
    targetActivityId: string | null;
    endSequencingSession: boolean;
  };
  getActivityTrackingData(id: string): { completionStatus: string; successStatus: string } | null;
}

interface RunTimeSettings {
  /** What the run-time wants to be kept at a commit, and whether it is the last of its session. */
  onCommit: (cmi: Cmi, isEnd: boolean) => void;
  activityTree?: Record<string, unknown>;
}

type MadeApi = RunTimeApi & Partial<SequencingApi>;
type ApiClass = new (settings: object) => MadeApi;

/** Loads the run-time of a version; what is given back makes one for each SCO. */
export async function loadRunTime(version: ScormVersion): Promise<(settings: RunTimeSettings) => MadeApi> {
  const file = version === '1.2' ? './scorm12.js' : './scorm2004.js';
  const loaded = (await import(file)) as Record<string, ApiClass>;
  return makerOf(loaded[version === '1.2' ? 'Scorm12API' : 'Scorm2004API']!);
}

export const makerOf =
  (Api: ApiClass) =>
  ({ onCommit, activityTree }: RunTimeSettings): MadeApi =>
    new Api({
      // Nothing is asked at this address: what answers is below. Without one the run-time would not commit.
      lmsCommitUrl: '~commit',
      httpService: {
        processHttpRequest(_url: string, params: { cmi: Cmi }, isEnd: boolean) {
          onCommit(params.cmi, isEnd);
          return { result: 'true', errorCode: 0 };
        },
        updateSettings: () => undefined,
      },
      autocommit: false,
      dataCommitFormat: 'json',
      sendFullCommit: true,
      alwaysSendTotalTime: true,
      mastery_override: true,
      logLevel: 5,
      ...(activityTree && { sequencing: { activityTree, logLevel: 'error' } }),
    });
