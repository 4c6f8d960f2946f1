import { type ReactNode, useTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dataOrThrow, revalidate } from '../../apollo/data-or-throw'
import type { EngagementTab } from '../../generated/schema'
import { pluralizeTotal, searchTextIn, totalText } from '../../lib/text'
import { useChosenParams } from '../../lib/use-chosen-params'
import { BusyList } from '../../ui/feedback/busy-list'
import { Chips } from '../../ui/form/chips'
import { SearchForm } from '../../ui/form/search-form'
import { EmptyPanel, Panel } from '../dashboard/panel'
import { OrderDownloads } from '../downloads/order-downloads'
import { useLiveQuery } from '../live-updates/live-updates'
import { TextLink } from '../page/layout/links'
import { LoadMore } from '../pagination/load-more'
import { useShownCount } from '../pagination/shown-count'
import { usePagination } from '../pagination/use-pagination'
import { EngagementRow, EngagementRowHead, type ListedSide } from './engagement-row'
import {
  EngagementTabsDocument,
  type EngagementTabsQuery,
  useEngagementTabsSuspenseQuery,
} from './engagement-tabs.generated'
import styles from './engagement-tabs.module.css'
import { groupByPlan } from './group-by-plan'

type Node = EngagementTabsQuery['engagements']['nodes'][number]

interface Tab {
  tab: EngagementTab
  /** In the address, `?tab=late`. */
  name: string
  label: string
  count: 'needsYou' | 'active' | 'late' | 'done'
  empty: string
}

const active: Tab = {
  tab: 'ACTIVE',
  name: 'active',
  label: 'Active',
  count: 'active',
  empty: 'Nothing is under way at the moment.',
}

const tabs: readonly Tab[] = [
  {
    tab: 'NEEDS_YOU',
    name: 'needs-you',
    label: 'Needs you',
    count: 'needsYou',
    empty: 'Nothing waits for you. You will find here what needs your answer.',
  },
  active,
  { tab: 'LATE', name: 'late', label: 'Late', count: 'late', empty: 'Nothing is late.' },
  { tab: 'DONE', name: 'done', label: 'Done', count: 'done', empty: 'Nothing has ended yet.' },
]

/** The address keeps the tab; unknown values count as absent. */
const tabFromParams = (params: URLSearchParams) => tabs.find(({ name }) => name === params.get('tab')) ?? active

/** With milestones, a larger page would cost more than an operation may. */
const MAX_FIRST = 72

interface Props {
  as: ListedSide
  title: string
  /** Rendered if there is no engagement at all. */
  empty: ReactNode
}

const choiceIn = (params: URLSearchParams) => ({
  tab: tabFromParams(params),
  text: searchTextIn(params),
})

/** The engagements of one side in tabs, with what is due first. */
export const EngagementTabs = ({ as, title, empty }: Props) => {
  const [params] = useSearchParams()
  const { tab, text } = choiceIn(params)
  const [busy, startTransition] = useTransition()
  const [chosenParams, choose] = useChosenParams(startTransition, { replace: true })
  const chosen = choiceIn(chosenParams)
  const variables = { as, tab: tab.tab, text: text || null }
  const shown = useShownCount(MAX_FIRST)
  const firstVariables = { ...variables, first: shown.first }
  const query = useEngagementTabsSuspenseQuery({ variables: firstVariables, ...revalidate })
  useLiveQuery(EngagementTabsDocument, firstVariables)
  const data = dataOrThrow(query)
  const total = pluralizeTotal(data.engagements, 'order')
  const { nodes, more, entryRef } = usePagination({
    connection: data.engagements,
    shown,
    query: EngagementTabsDocument,
    variables: (page) => ({ ...variables, ...page }),
    total,
  })
  if (!text && data.active.totalCount + data.done.totalCount === 0) return empty
  const show = (change: Partial<typeof chosen>) => {
    const { tab, text } = { ...chosen, ...change }
    choose(new URLSearchParams({ ...(tab !== active && { tab: tab.name }), ...(text && { q: text }) }))
  }
  const rowOf = (engagement: Node, work?: string) => (
    <EngagementRow key={engagement.id} engagement={engagement} work={work} linkRef={entryRef(engagement.id)}>
      <RowLinks as={as} engagement={engagement} />
    </EngagementRow>
  )
  // A seller works by what is due first, whatever it belongs to.
  const groups = as === 'BUYER' ? groupByPlan(nodes) : [{ plan: null, engagements: nodes }]
  return (
    <>
      <Panel
        title={title}
        more={
          <Chips
            label="Show"
            chips={tabs.map((tab) => ({
              name: tab.label,
              count: totalText(data[tab.count]),
              chosen: tab === chosen.tab,
              choose: () => show({ tab }),
            }))}
          />
        }
      >
        <div className={styles.search}>
          <SearchForm
            label={`Search by number, title or ${searchedParties[as]}`}
            placeholder={`Number, title or ${searchedParties[as]}`}
            text={chosen.text}
            onSearch={(text) => show({ text })}
          />
        </div>
        <p className="visually-hidden" role="status">
          {`${tab.label}: ${total}`}
        </p>
        <BusyList busy={busy}>
          {nodes.length === 0 ? (
            <EmptyPanel text={text ? `No order here matches “${text}”.` : tab.empty} />
          ) : (
            <>
              <EngagementRowHead viewerSide={as} />
              <ul>
                {groups.map(({ plan, engagements }) =>
                  plan ? (
                    <li key={plan.number} className={styles.group}>
                      <p>
                        <b dir="auto">{plan.title}</b>
                        <span>{`${plan.releasedCount} of ${plan.milestoneCount} milestones released`}</span>
                      </p>
                      <ul aria-label={plan.title}>{engagements.map((engagement) => rowOf(engagement, plan.title))}</ul>
                    </li>
                  ) : (
                    engagements.map((engagement) => rowOf(engagement))
                  ),
                )}
              </ul>
            </>
          )}
        </BusyList>
      </Panel>
      {more && <LoadMore {...more} />}
    </>
  )
}

const searchedParties: Record<ListedSide, string> = { BUYER: 'seller', SELLER: 'buyer', BROKER: 'name' }

/** The receipt, the invoice and the files of an order. */
const RowLinks = ({ as, engagement }: Pick<Props, 'as'> & { engagement: Node }) => {
  const { id, title, kind, order, invoices } = engagement
  return (
    <>
      {as === 'BUYER' && order && <TextLink to={`/dashboard/orders/${order.id}`}>Receipt</TextLink>}
      {invoices[0] && <TextLink to={`/dashboard/invoices/${invoices[0].number}`}>Invoice</TextLink>}
      {as === 'BUYER' && order && kind === 'PRODUCT' && <OrderDownloads engagementId={id} title={title} />}
    </>
  )
}
