import { Link } from 'react-router-dom'
import { Empty } from '../../ui/feedback/empty'
import { Loading } from '../../ui/feedback/skeleton'
import { buttonClass } from '../../ui/form/button'
import { ListingCardSkeleton } from '../listing/listing-card-skeleton'
import { ListingGrid } from '../listing/listing-grid'
import { type ListingConnection, ListingList } from '../listing/listing-list'
import type { PageVariables } from '../pagination/use-pagination'
import { ListingBrowserDocument, type ListingBrowserQueryVariables } from './listing-browser.generated'

interface Props {
  list: ListingConnection
  noun: string
  emptyTitle: string
  /** Address of the whole list. */
  all: string
  onReset: () => void
  pageVariables: (page: PageVariables) => ListingBrowserQueryVariables
}

export const ListingResults = ({ list, noun, emptyTitle, all, onReset, pageVariables }: Props) => {
  if (list.nodes.length === 0)
    return (
      <Empty title={emptyTitle} text="Nothing matches all of your filters. Remove some of them, or see everything.">
        <Link className={buttonClass({ variant: 'line' })} to={all} preventScrollReset onClick={onReset}>
          View All Categories
        </Link>
      </Empty>
    )
  return <ListingList connection={list} query={ListingBrowserDocument} variables={pageVariables} noun={noun} />
}

export const ListingsSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <ListingGrid columns={4}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <ListingCardSkeleton key={key} />
      ))}
    </ListingGrid>
  </Loading>
)
