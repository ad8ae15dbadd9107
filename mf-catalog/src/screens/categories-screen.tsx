import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { CategoryBranch } from '../features/categories/category-branch.tsx';
import { CategoryTiles } from '../features/categories/category-tiles.tsx';
import { useCategories } from '../features/categories/use-categories.ts';
import { paths } from '../paths.ts';

export function CategoriesScreen() {
  const categories = useCategories();
  return (
    <Page>
      <PageHeader
        title="Catalogue by category"
        subtitle="Everything that is taught here, from the broad field down to the single subject."
        breadcrumbs={[{ label: 'Marketplace', to: paths.marketplace }, { label: 'Categories' }]}
      />
      {categories.isPending && <RowSkeleton count={8} label="Loading categories" />}
      {categories.isError && <LoadFailed query={categories} />}
      {categories.data && (
        <>
          <CategoryTiles categories={categories.data} />
          {categories.data.map((category) => (
            <CategoryBranch key={category.id} category={category} />
          ))}
        </>
      )}
    </Page>
  );
}
