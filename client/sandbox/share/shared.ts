import { Kind, parse } from 'graphql'
import { readSandboxAddress } from '../../features/sandbox-link/sandbox-address'

const pretty = (json: string) => {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}

/** True for queries: a link from somebody else must not run a mutation. */
const hasOnlyQueries = (query: string) => {
  try {
    return parse(query).definitions.every(
      (definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === 'query',
    )
  } catch {
    return false
  }
}

const linkedQuery = readSandboxAddress(location.hash)

/** The query and variables in the address with which the page was opened. */
export const shared = linkedQuery && {
  query: linkedQuery.query,
  variables: pretty(linkedQuery.variables),
  isReadOnly: hasOnlyQueries(linkedQuery.query),
}

// A link that is opened in the same tab changes only the fragment, which loads no page.
window.addEventListener('hashchange', () => location.reload())
