import type { ApolloClient } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import type { SharedQuery } from './sandbox-address'

/** What the frame of every page and its hearts ask for. */
export const queriesOfFrame = new Set<string | undefined>([
  'SiteNavigation',
  'HeaderSearchSuggestions',
  'Viewer',
  'News',
  'SavedListingIds',
])

/** The operation that filled the open page, as it is written, and the variables it was sent with. */
export const pageQuery = (client: ApolloClient, search: string): SharedQuery | undefined => {
  const active = [...client.getObservableQueries('active')]
  const own = active.filter(({ queryName }) => !queriesOfFrame.has(queryName))
  // `?conversation=cnv-1` opens that one beside the list: what the address says last is what the page is about.
  const opened = [...new URLSearchParams(search).values()].flatMap(
    (value) => own.find(({ variables }) => Object.values(variables).includes(value)) ?? [],
  )
  // Only where a page asks for nothing else did its frame fill it.
  const found = opened.at(-1) ?? own[0] ?? active[0]
  if (!found) return undefined
  const { query, variables } = found.options
  return { query: print(query), variables: variables && Object.keys(variables).length > 0 ? json(variables) : '' }
}

const json = (variables: object) => JSON.stringify(variables, null, 2)
