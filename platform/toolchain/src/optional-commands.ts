// Whoever does without one of these deletes its folder, and its line.
export { bisectCommand } from './bisect/bisect.ts';
export { doctorCommand } from './doctor/doctor-command.ts';
export { replayCommand } from './replay/replay.ts';
