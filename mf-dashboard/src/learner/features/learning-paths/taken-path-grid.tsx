import { SimpleGrid } from '@stoa/shared/kit';
import { type TakenPath, TakenPathCard } from './taken-path-card.tsx';

interface TakenPathGridProps {
  learningPaths: readonly TakenPath[];
  order?: 2 | 3;
}

export function TakenPathGrid({ learningPaths, order = 3 }: TakenPathGridProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
      {learningPaths.map((learningPath) => (
        <TakenPathCard key={learningPath.id} learningPath={learningPath} order={order} />
      ))}
    </SimpleGrid>
  );
}
