import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { CategoryPage } from '../../features/category/category-page'
import { ServicePage } from '../../features/listing-detail/service-page'
import { PageLoading } from '../../features/page/page-loading'
import { useServicesKeySuspenseQuery } from './services-key.generated'

/** Both kinds of links have been given out for this address: it takes a category's slug as well as a service's id. */
export const ServicesKey = () => {
  const { key = '' } = useParams()
  return (
    <Suspense key={key} fallback={<PageLoading />}>
      <Either value={key} />
    </Suspense>
  )
}

const Either = ({ value }: { value: string }) => {
  const { data } = useServicesKeySuspenseQuery({ variables: { slug: value, id: value } })
  if (data.category) return <CategoryPage data={data} />
  return <ServicePage service={data.service} path={`/service/${value}`} />
}
