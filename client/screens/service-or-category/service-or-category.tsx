import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { CategoryPage } from '../../features/category/category-page'
import { ServicePage } from '../../features/listing-detail/service-page'
import { PageLoading } from '../../ui/layout/page-loading'
import { useServiceOrCategorySuspenseQuery } from './service-or-category.generated'

/** Links of both kinds use this path: it takes a category's slug or a service's id. */
export const ServiceOrCategory = () => {
  const { key = '' } = useParams()
  return (
    <Suspense key={key} fallback={<PageLoading />}>
      <ServiceOrCategoryPage value={key} />
    </Suspense>
  )
}

const ServiceOrCategoryPage = ({ value }: { value: string }) => {
  const { data } = useServiceOrCategorySuspenseQuery({ variables: { slug: value, id: value } })
  if (data.category) return <CategoryPage data={data} />
  return <ServicePage service={data.service} path={`/service/${value}`} />
}
