import { useTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dataOrThrow, revalidate } from '../../apollo/data-or-throw'
import { EmptyPanel, Panel } from '../../features/dashboard/panel'
import { EngagementRow } from '../../features/engagement/engagement-row'
import { stateFromParams, stateParam } from '../../features/engagement/state-params'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { pluralizeTotal, searchTextIn } from '../../lib/text'
import { useChosenParams } from '../../lib/use-chosen-params'
import { BusyList } from '../../ui/feedback/busy-list'
import { SearchForm } from '../../ui/form/search-form'
import { AdminOrdersDocument, useAdminOrdersSuspenseQuery } from './admin-orders.generated'
import { StateChips } from './state-chips'

const searchIn = (params: URLSearchParams) => ({
  state: stateFromParams(params),
  text: searchTextIn(params),
})

/** The list of orders. The address keeps text and state: `?q=whitfield&state=in-progress`. */
export const OrderSearch = () => {
  const [params] = useSearchParams()
  const { state, text } = searchIn(params)
  const [busy, startTransition] = useTransition()
  const [chosenParams, choose] = useChosenParams(startTransition)
  const chosen = searchIn(chosenParams)
  const variables = { state: state ?? null, text: text || null }
  const shown = useShownCount()
  const query = useAdminOrdersSuspenseQuery({ variables: { ...variables, first: shown.first }, ...revalidate })
  const data = dataOrThrow(query)
  const total = pluralizeTotal(data.engagements, 'order')
  const { nodes, more, entryRef } = usePagination({
    connection: data.engagements,
    shown,
    query: AdminOrdersDocument,
    variables: (page) => ({ ...variables, ...page }),
    total,
  })
  const show = (change: Partial<typeof chosen>) => {
    const { text, state } = { ...chosen, ...change }
    choose(new URLSearchParams({ ...(text && { q: text }), ...(state && { state: stateParam(state) }) }))
  }
  return (
    <>
      <Panel title="All orders" more={<p role="status">{total}</p>}>
        <SearchForm
          label="Search by number, title, or name or email of a party"
          placeholder="Number, title, name or email"
          text={chosen.text}
          onSearch={(text) => show({ text })}
        />
        <StateChips isSearch={text !== ''} chosen={chosen.state} onChoose={(state) => show({ state })} />
        <BusyList busy={busy}>
          {nodes.length === 0 && <EmptyPanel text="No orders match." />}
          <ul>
            {nodes.map((engagement) => (
              <EngagementRow key={engagement.id} engagement={engagement} linkRef={entryRef(engagement.id)} />
            ))}
          </ul>
        </BusyList>
      </Panel>
      {more && <LoadMore {...more} />}
    </>
  )
}
