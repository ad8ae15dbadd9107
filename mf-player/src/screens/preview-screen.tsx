import PlayerScreen from './player-screen.tsx';

/** The player for one who looks into a course without taking it. */
export default function PreviewScreen() {
  return <PlayerScreen isPreview />;
}
