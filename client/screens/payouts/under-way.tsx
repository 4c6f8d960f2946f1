import { dataOrThrow, revalidate } from '../../apollo/data-or-throw'
import { Panel } from '../../features/dashboard/panel'
import { TextLink } from '../../features/page/layout/links'
import { LoadMore } from '../../features/pagination/load-more'
import { useLocalShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { formatPrice } from '../../lib/money'
import { engagementPath } from '../../lib/paths'
import styles from './payouts.module.css'
import { UnderWayDocument, useUnderWaySuspenseQuery } from './under-way.generated'

const PAGE_SIZE = 10

/** Held funds of running engagements, and what the seller earns of them. */
export const UnderWay = () => {
  const shown = useLocalShownCount(PAGE_SIZE, PAGE_SIZE)
  const data = dataOrThrow(useUnderWaySuspenseQuery({ variables: { first: shown.first }, ...revalidate }))
  const { nodes, more, entryRef } = usePagination({
    connection: data.payouts.underWay,
    shown,
    query: UnderWayDocument,
    variables: (page) => page,
  })
  return (
    <Panel title="Under way">
      {nodes.length === 0 ? (
        <p>Nothing is held for you at the moment.</p>
      ) : (
        <ul>
          {nodes.map(({ id, number, title, stateLabel, youWillEarn, money }) => (
            <li key={id} className={styles.row}>
              <div>
                <TextLink ref={entryRef(id)} to={engagementPath(id)}>
                  {title}
                </TextLink>
                <p>{`${number}, ${stateLabel}, ${formatPrice(money.held)} held`}</p>
              </div>
              <div>
                <b>{formatPrice(youWillEarn ?? 0)}</b>
                <p>You will earn</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {more && <LoadMore {...more} size="small" suffix=" orders under way" />}
    </Panel>
  )
}
