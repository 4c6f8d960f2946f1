export interface SharedQuery {
  query: string
  /** As JSON. */
  variables: string
}

/** Where the sandbox opens with a query. Behind the `#`, so that no server and no log ever reads it. */
export const sandboxAddress = ({ query, variables }: SharedQuery) =>
  `/sandbox#${new URLSearchParams({ query, ...(variables && { variables }) })}`

/** What such an address carries. */
export const readSandboxAddress = (hash: string): SharedQuery | undefined => {
  const params = new URLSearchParams(hash.slice(1))
  const query = params.get('query')
  return query ? { query, variables: params.get('variables') ?? '' } : undefined
}
