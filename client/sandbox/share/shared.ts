import { Kind, parse } from 'graphql'
import { readSandboxAddress } from '../../features/sandbox-link/sandbox-address'

const pretty = (json: string) => {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}

/** Whether somebody else's link may run it: whatever it is, it changes nothing. */
const onlyReads = (query: string) => {
  try {
    return parse(query).definitions.every(
      (definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === 'query',
    )
  } catch {
    return false
  }
}

const carried = readSandboxAddress(location.hash)

/** What the page's address carried when it was opened. */
export const shared = carried && {
  query: carried.query,
  variables: pretty(carried.variables),
  runs: onlyReads(carried.query),
}

// Another such address in the same tab is another page.
window.addEventListener('hashchange', () => location.reload())
