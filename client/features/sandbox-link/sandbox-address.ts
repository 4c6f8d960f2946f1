export interface SharedQuery {
  query: string
  /** JSON, or empty. */
  variables: string
}

/** The sandbox's address with a query, in the fragment so that no server or log ever reads it. */
export const sandboxAddress = ({ query, variables }: SharedQuery) =>
  `/sandbox#${new URLSearchParams({ query, ...(variables && { variables }) })}`

/** The query in the fragment of such an address. */
export const readSandboxAddress = (hash: string): SharedQuery | undefined => {
  const params = new URLSearchParams(hash.slice(1))
  const query = params.get('query')
  return query ? { query, variables: params.get('variables') ?? '' } : undefined
}
