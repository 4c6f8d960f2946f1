import type { ApolloClient } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { withoutUnmask } from '../../apollo/without-unmask'
import type { SharedQuery } from './sandbox-address'

/** The queries of layouts and save buttons, which many pages have. */
export const frameQueries = new Set<string | undefined>([
  'SiteNavigation',
  'HeaderSearchSuggestions',
  'Viewer',
  'Notifications',
  'SavedListingIds',
  'SiteNotices',
])

/** The main query of the open page, with its variables. */
export const pageQuery = (client: ApolloClient, search: string): SharedQuery | undefined => {
  const active = [...client.getObservableQueries('active')]
  const own = active.filter(({ queryName }) => !frameQueries.has(queryName))
  // `?conversation=cnv-1` opens a conversation beside the list: the query with the last parameter in its variables is the main one.
  const opened = [...new URLSearchParams(search).values()].flatMap(
    (value) => own.find(({ variables }) => Object.values(variables).includes(value)) ?? [],
  )
  // A page without a query of its own shows the data of its layout's.
  const found = opened.at(-1) ?? own[0] ?? active.find(({ queryName }) => queryName !== 'SiteNotices')
  if (!found) return undefined
  const { query, variables } = found.options
  return {
    query: print(withoutUnmask(query)),
    variables: variables && Object.keys(variables).length > 0 ? json(variables) : '',
  }
}

const json = (variables: object) => JSON.stringify(variables, null, 2)
