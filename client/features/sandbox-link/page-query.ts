import type { ApolloClient } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { withoutUnmask } from '../../apollo/without-unmask'
import type { SharedQuery } from './sandbox-address'

/** Queries of the frame of every page and of its save buttons. */
export const frameQueries = new Set<string | undefined>([
  'SiteNavigation',
  'HeaderSearchSuggestions',
  'Viewer',
  'Notifications',
  'SavedListingIds',
])

/** The query that filled the open page, with its variables. */
export const pageQuery = (client: ApolloClient, search: string): SharedQuery | undefined => {
  const active = [...client.getObservableQueries('active')]
  const own = active.filter(({ queryName }) => !frameQueries.has(queryName))
  // `?conversation=cnv-1` opens a conversation beside the list: the last parameter says what the page is about.
  const opened = [...new URLSearchParams(search).values()].flatMap(
    (value) => own.find(({ variables }) => Object.values(variables).includes(value)) ?? [],
  )
  // A page without a query of its own is filled by the frame's.
  const found = opened.at(-1) ?? own[0] ?? active[0]
  if (!found) return undefined
  const { query, variables } = found.options
  return {
    query: print(withoutUnmask(query)),
    variables: variables && Object.keys(variables).length > 0 ? json(variables) : '',
  }
}

const json = (variables: object) => JSON.stringify(variables, null, 2)
