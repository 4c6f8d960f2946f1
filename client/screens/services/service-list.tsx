import { Link, useSearchParams } from 'react-router-dom'
import { ListingList } from '../../features/listing/listing-list'
import { pageSize, shown } from '../../features/listing/shown'
import { buttonClass } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { ServicesDocument, useServicesSuspenseQuery } from './services.generated'

export const ServiceList = () => {
  const [params] = useSearchParams()
  const { data, client } = useServicesSuspenseQuery({ variables: { first: shown(params) } })
  if (data.services.nodes.length === 0)
    return (
      <Empty title="No services found" text="Nobody offers one yet. The marketplace may have what you need.">
        <Link className={buttonClass({ variant: 'line' })} to="/marketplace">
          View All Categories
        </Link>
      </Empty>
    )
  return (
    <ListingList
      list={data.services}
      noun="service"
      action={({ id, title }) => (
        <Link
          className={buttonClass({ variant: 'line', size: 'small' })}
          to={`/service/${id}`}
          aria-label={`View Details: ${title}`}
        >
          View Details
        </Link>
      )}
      load={async (after) => {
        const variables = { first: pageSize, after }
        const more = await client.query({ query: ServicesDocument, variables, fetchPolicy: 'no-cache' })
        return more.data?.services
      }}
      keep={(services, first) =>
        client.writeQuery({ query: ServicesDocument, variables: { first }, data: { services } })
      }
    />
  )
}
