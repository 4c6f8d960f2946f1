import { CategoryPage } from '../../features/category/category-page'
import { useCategoryQuery } from '../../features/category/use-category-query'
import { KeyedByParam } from '../../features/page/layout/keyed-by-param'
import { lazyPart } from '../../lib/lazy-named'
import { PageLoading } from '../../ui/layout/page-loading'
import { useServiceOrCategorySuspenseQuery } from './service-or-category.generated'

// Lazy: links lead to categories here, and to services at their own addresses.
const ServicePage = lazyPart(() => import('../../features/listing-detail/service-page'), 'ServicePage', <PageLoading />)

/** `/services/:key` takes a category's slug or a service's id, because links of both kinds exist. */
export const ServiceOrCategory = () => (
  <KeyedByParam param="key" fallback={<PageLoading />}>
    {(key) => <ServiceOrCategoryPage value={key} />}
  </KeyedByParam>
)

const ServiceOrCategoryPage = ({ value }: { value: string }) => {
  const { variables } = useCategoryQuery(value)
  const { data } = useServiceOrCategorySuspenseQuery({ variables: { ...variables, id: value } })
  if (data.category) return <CategoryPage data={data} />
  return <ServicePage service={data.service} path={`/service/${value}`} />
}
