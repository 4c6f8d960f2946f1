import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router-dom'
import type { ListingFilter, ListingSort, UserRole } from '../../generated/schema'
import { pageSize, shown } from '../listing/shown'
import type { ListingBrowser_QueryFragment } from './listing-browser.generated'
import { type ListingQuery, listingFilter, sorts } from './listing-query'
import type { Listings } from './listing-results'

interface Variables {
  [name: string]: unknown
  filter?: ListingFilter | null | undefined
  sort: ListingSort
  first: number
  after?: string | null | undefined
  ofServices: boolean
}

export interface Asked {
  /** The screen's own query. */
  document: TypedDocumentNode<ListingBrowser_QueryFragment, Variables>
  query: ListingQuery
  ofServices: boolean
  sellerRole?: UserRole | undefined
}

export type Categories = ListingBrowser_QueryFragment['categories']

/** The list that an address asks for. */
export const useListings = ({ document, query, ofServices, sellerRole }: Asked) => {
  const [params] = useSearchParams()
  const filter = { ...listingFilter(query), sellerRole: sellerRole ?? null }
  const asked = { filter, sort: sorts[query.sort], ofServices }
  // Not by Suspense: the list that was stays, dimmed, until the next is there, while the controls change at once.
  const { data, previousData, error, refetch, client } = useQuery(document, {
    variables: { ...asked, first: shown(params) },
  })
  const latest = data ?? previousData
  // Once a list has stood here, the page stays, and says in the place of the next that it did not come.
  if (error && !latest) throw error
  return {
    categories: latest?.categories,
    /** The one last answered; undefined before the first. */
    list: ofServices ? latest?.services : latest?.products,
    /** Another is on its way. */
    pending: !data && !error,
    error,
    again: () => refetch().catch(() => {}),
    load: async (after: string | null) => {
      const variables = { ...asked, first: pageSize, after }
      const more = await client.query({ query: document, variables, fetchPolicy: 'no-cache' })
      return more.data?.services ?? more.data?.products
    },
    keep: (list: Listings, first: number) =>
      client.writeQuery({
        query: document,
        variables: { ...asked, first },
        data: {
          categories: latest?.categories ?? [],
          ...(list.__typename === 'ServiceConnection' ? { services: list } : { products: list }),
        },
      }),
  }
}
