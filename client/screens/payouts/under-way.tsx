import { dataOrThrow, revalidate } from '../../apollo/data-or-throw'
import { Panel } from '../../features/dashboard/panel'
import { TextLink } from '../../features/page/layout/links'
import { PagedList } from '../../features/pagination/paged-list'
import { useLocalShownCount } from '../../features/pagination/shown-count'
import { formatPrice } from '../../lib/money'
import { engagementPath } from '../../lib/paths'
import styles from './payouts.module.css'
import { UnderWayDocument, useUnderWaySuspenseQuery } from './under-way.generated'

const PAGE_SIZE = 10

/** Held funds of running engagements, and what the seller earns of them. */
export const UnderWay = () => {
  const shown = useLocalShownCount(PAGE_SIZE, PAGE_SIZE)
  const data = dataOrThrow(useUnderWaySuspenseQuery({ variables: { first: shown.first }, ...revalidate }))
  const { underWay } = data.payouts
  return (
    <Panel title="Under way">
      {underWay.nodes.length === 0 ? (
        <p>Nothing is held for you at the moment.</p>
      ) : (
        <PagedList
          connection={underWay}
          shown={shown}
          query={UnderWayDocument}
          variables={(page) => page}
          size="small"
          suffix=" orders under way"
          row={({ id, number, title, stateLabel, youWillEarn, money }, ref) => (
            <li className={styles.row}>
              <div>
                <TextLink ref={ref} to={engagementPath(id)}>
                  {title}
                </TextLink>
                <p>{`${number}, ${stateLabel}, ${formatPrice(money.held)} held`}</p>
              </div>
              <div>
                <b>{formatPrice(youWillEarn ?? 0)}</b>
                <p>You will earn</p>
              </div>
            </li>
          )}
        />
      )}
    </Panel>
  )
}
