import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { CategoryBranch } from '../features/categories/category-branch.tsx';
import { CategoryTiles } from '../features/categories/category-tiles.tsx';
import { useCategories } from '../features/categories/use-categories.ts';
import { FirstCourses } from '../features/courses/first-courses.tsx';
import { useFirstOfCategories } from '../features/courses/use-shelves.ts';
import { useCatalogueText } from '../messages/catalogue.ts';
import { useCategoriesText } from '../messages/categories.ts';

export default function CategoriesScreen() {
  const t = useCategoriesText();
  const inCatalogue = useCatalogueText();
  const categories = useCategories();
  // Without them the tree is still a way to all courses.
  const first = useFirstOfCategories();
  return (
    <Page>
      <PageHeader
        title={t('categories.title')}
        subtitle={t('categories.lead')}
        breadcrumbs={[
          { label: inCatalogue('crumb.marketplace'), to: to.marketplace() },
          { label: t('categories.crumb') },
        ]}
      />
      {(categories.isPending || first.isPending) && <RowSkeleton count={8} label={t('categories.loading')} />}
      {categories.isError && <LoadFailed query={categories} />}
      {categories.data && !first.isPending && (
        <>
          <CategoryTiles categories={categories.data} />
          {categories.data.map((category) => (
            <CategoryBranch key={category.id} category={category}>
              <FirstCourses courses={first.data?.find(({ id }) => id === category.id)?.courses ?? []} />
            </CategoryBranch>
          ))}
        </>
      )}
    </Page>
  );
}
