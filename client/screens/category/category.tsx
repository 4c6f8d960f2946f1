import { CategoryPage } from '../../features/category/category-page'
import { CategorySkeleton } from '../../features/category/category-skeleton'
import { useCategoryQuery } from '../../features/category/use-category-query'
import { KeyedByParam } from '../../features/page/layout/keyed-by-param'
import { useCategorySuspenseQuery } from './category.generated'

export const Category = () => (
  <KeyedByParam param="slug" fallback={<CategorySkeleton />}>
    {(slug) => <Listings slug={slug} />}
  </KeyedByParam>
)

const Listings = ({ slug }: { slug: string }) => {
  const { variables } = useCategoryQuery(slug)
  return <CategoryPage data={useCategorySuspenseQuery({ variables }).data} />
}
