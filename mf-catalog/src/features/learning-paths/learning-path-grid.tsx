import { SimpleGrid } from '@stoa/shared/kit';
import { LearningPathCard, type LearningPathCardProps } from './learning-path-card.tsx';

interface LearningPathGridProps extends Pick<LearningPathCardProps, 'order'> {
  learningPaths: readonly LearningPathCardProps['learningPath'][];
  /** How many stand side by side on a wide page. */
  wide?: 2 | 3;
}

export function LearningPathGrid({ learningPaths, order = 3, wide = 3 }: LearningPathGridProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: wide }} spacing="lg" w="100%">
      {learningPaths.map((learningPath) => (
        <LearningPathCard key={learningPath.id} learningPath={learningPath} order={order} />
      ))}
    </SimpleGrid>
  );
}
