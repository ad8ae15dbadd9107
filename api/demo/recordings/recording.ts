/** One recording: lines that are read aloud, each a cue of its transcript. */
export interface RecordingScript {
  /** File name without ending, in `media/`. */
  media: string;
  course: string;
  title: string;
  chapters: { title: string; say: string[] }[];
}
