import { Link, useSearchParams } from 'react-router-dom'
import { EmptyPanel } from '../../features/dashboard/empty-panel'
import { Panel } from '../../features/dashboard/panel'
import { EngagementRow } from '../../features/engagement/engagement-row'
import { stateIn, stateNames } from '../../features/engagement/engagement-states'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { pluralizeTotal } from '../../lib/text'
import { buttonClass } from '../../ui/form/button'
import { SelectField } from '../../ui/form/field'
import styles from './seller-order-list.module.css'
import { SellerOrdersDocument, useSellerOrdersSuspenseQuery } from './seller-orders.generated'

interface Props {
  title: string
  /** What to do until somebody buys. */
  empty: string
  listings: { to: string; label: string }
}

export const SellerOrderList = ({ title, empty, listings }: Props) => {
  const [params, setParams] = useSearchParams()
  const state = stateIn(params) ?? null
  const variables = { state }
  const shown = useShownCount()
  const { data } = useSellerOrdersSuspenseQuery({
    variables: { ...variables, first: shown.first },
    fetchPolicy: 'cache-and-network',
  })
  const { engagements } = data
  const all = pluralizeTotal(engagements, 'order')
  const { nodes, more, entryRef } = usePagination({
    connection: engagements,
    shown,
    query: SellerOrdersDocument,
    variables: (page) => ({ ...variables, ...page }),
    total: all,
  })
  const none = nodes.length === 0
  if (none && !state)
    return (
      <Panel title="Nothing here yet">
        <EmptyPanel text={empty}>
          <Link className={buttonClass({ variant: 'line' })} to={listings.to}>
            {listings.label}
          </Link>
        </EmptyPanel>
      </Panel>
    )
  return (
    <>
      <Panel title={title} more={<span role="status">{all}</span>}>
        <div className={styles.filter}>
          <SelectField
            label="State"
            value={state ? state.toLowerCase().replaceAll('_', '-') : ''}
            onChange={({ currentTarget: { value } }) =>
              setParams(value ? { state: value } : {}, { replace: true, preventScrollReset: true })
            }
          >
            <option value="">All</option>
            {stateNames.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        {none ? (
          <EmptyPanel text="No orders in this state." />
        ) : (
          <ul>
            {nodes.map((engagement) => (
              <EngagementRow key={engagement.id} engagement={engagement} linkRef={entryRef(engagement.id)} />
            ))}
          </ul>
        )}
      </Panel>
      {more && <LoadMore {...more} />}
    </>
  )
}
