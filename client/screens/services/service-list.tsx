import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { total } from '../../features/listing/counted'
import { ListingCard } from '../../features/listing/listing-card'
import { ListingGrid } from '../../features/listing/listing-grid'
import { LoadMore } from '../../features/listing/load-more'
import { pageSize, shown } from '../../features/listing/shown'
import { buttonClass } from '../../ui/button'
import { Empty } from '../../ui/empty'
import styles from './service-list.module.css'
import { ServicesDocument, useServicesSuspenseQuery } from './services.generated'

export const ServiceList = () => {
  const [params, setParams] = useSearchParams()
  const { data, client } = useServicesSuspenseQuery({ variables: { first: shown(params) } })
  const [newcomer, setNewcomer] = useState<string>()
  const here = useHere()
  const { nodes, pageInfo, totalCount } = data.services

  const show = new URLSearchParams({ show: String(nodes.length + pageSize) })
  const load = async () => {
    const more = await client.query({
      query: ServicesDocument,
      variables: { first: pageSize, after: pageInfo.endCursor },
      fetchPolicy: 'no-cache',
    })
    if (!more.data) throw new Error('No answer')
    if (!here.current) return
    const { services } = more.data
    // Kept under the new address, so that coming back from a detail page finds them without asking.
    client.writeQuery({
      query: ServicesDocument,
      variables: { first: shown(show) },
      data: { services: { ...services, nodes: [...nodes, ...services.nodes] } },
    })
    setNewcomer(services.nodes[0]?.id)
    setParams(show, { replace: true, preventScrollReset: true })
  }

  if (nodes.length === 0)
    return (
      <Empty title="No services found" text="Nobody offers one yet. The marketplace may have what you need.">
        <Link className={buttonClass({ variant: 'line' })} to="/marketplace">
          View All Categories
        </Link>
      </Empty>
    )
  return (
    <>
      <p className={styles.count}>{total(data.services, 'service')}</p>
      <ListingGrid columns={4}>
        {nodes.map((service, index) => (
          <ListingCard
            key={service.id}
            listing={service}
            level={2}
            eager={index < 4}
            linkRef={service.id === newcomer ? focus : undefined}
            action={
              <Link
                className={buttonClass({ variant: 'line', size: 'small' })}
                to={`/service/${service.id}`}
                aria-label={`View Details: ${service.title}`}
              >
                View Details
              </Link>
            }
          />
        ))}
      </ListingGrid>
      {(pageInfo.hasNextPage || nodes.length > pageSize) && (
        <LoadMore
          shown={nodes.length}
          of={totalCount}
          total={total(data.services, 'service')}
          next={pageInfo.hasNextPage ? `?${show}` : null}
          load={load}
        />
      )}
    </>
  )
}

const focus = (link: HTMLAnchorElement | null) => link?.focus()

/** Whether the screen still stands: an answer that comes late must not lead a visitor back to it. */
const useHere = () => {
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return here
}
