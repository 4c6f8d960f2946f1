// @ts-check

const card = `id title price cover rating reviewCount category { id name } seller { id name avatar role }`

/** The queries that every server answers, like those of the client's pages. */
export const queries = [
  {
    name: 'categories',
    query:
      'query Categories { categories(featured: true) { id slug name description icon serviceCount productCount } }',
    variables: {},
  },
  {
    name: 'list of 24',
    query: `query Services($first: Int!) {
  services(first: $first) { nodes { ${card} } totalCount pageInfo { hasNextPage endCursor } }
}`,
    variables: { first: 24 },
  },
  {
    name: 'detail',
    query: `query Service($id: ID!) {
  service(id: $id) {
    id title description price cover rating reviewCount createdAt
    category { id slug name }
    provider { id name avatar role company { id name logo location verified } }
  }
}`,
    variables: { id: 'srv-1101' },
  },
  {
    name: 'search',
    query: `query Search($query: String!) {
  search(query: $query) {
    nodes { __typename ... on Service { ${card} } ... on Product { ${card} } } totalCount pageInfo { hasNextPage endCursor }
  }
}`,
    variables: { query: 'patent' },
  },
]
