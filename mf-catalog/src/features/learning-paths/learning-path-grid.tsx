import type { LearningPathCard as LearningPath } from '@stoa/shared/contract/market/learning-paths.ts';
import { SimpleGrid } from '@stoa/shared/kit';
import { LearningPathCard } from './learning-path-card.tsx';

export function LearningPathGrid({ learningPaths }: { learningPaths: readonly LearningPath[] }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
      {learningPaths.map((learningPath) => (
        <LearningPathCard key={learningPath.id} learningPath={learningPath} />
      ))}
    </SimpleGrid>
  );
}
