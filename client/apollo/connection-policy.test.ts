import { gql, type TypedDocumentNode } from '@apollo/client'
import { expect, test } from 'vitest'
import { createCache } from './cache'

interface Variables {
  first: number
  after?: string | null
}

const Jobs: TypedDocumentNode<{ jobs: unknown }, Variables> = gql`
  query Jobs($first: Int!, $after: String) {
    jobs(first: $first, after: $after) {
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`
const Preview: TypedDocumentNode<{ jobs: { nodes: { id: string }[] } }> = gql`
  query Preview {
    jobs(first: 1) {
      nodes {
        id
      }
    }
  }
`

const page = (ids: string[], endCursor: string, hasNextPage = true) => ({
  __typename: 'JobConnection',
  nodes: ids.map((id) => ({ __typename: 'Job', id })),
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor },
  totalCount: 5,
})

const cacheWith = (...pages: { variables: Variables; jobs: ReturnType<typeof page> }[]) => {
  const cache = createCache()
  for (const { variables, jobs } of pages) cache.writeQuery({ query: Jobs, variables, data: { jobs } })
  return cache
}
const firstPage = { variables: { first: 2 }, jobs: page(['a', 'b'], 'after-b') }
const secondPage = { variables: { first: 2, after: 'after-b' }, jobs: page(['c', 'd'], 'after-d') }
const lastPage = { variables: { first: 2, after: 'after-d' }, jobs: page(['e'], 'after-e', false) }
const read = (cache: ReturnType<typeof createCache>, first: number) =>
  cache.readQuery({ query: Jobs, variables: { first } })?.jobs

test('connection policy: pages that follow each other are one list', () => {
  const cache = cacheWith(firstPage, secondPage, lastPage)
  expect(read(cache, 2)).toEqual(page(['a', 'b', 'c', 'd', 'e'], 'after-e', false))
})

test('connection policy: a list shorter than `first` is requested again, unless it has no next page', () => {
  expect(read(cacheWith(firstPage), 4)).toBeUndefined()
  expect(read(cacheWith(firstPage, secondPage), 4)).toEqual(page(['a', 'b', 'c', 'd'], 'after-d'))
  expect(read(cacheWith(firstPage, secondPage, lastPage), 100)).toBeDefined()
})

test('connection policy: the first page replaces the list', () => {
  const refetched = { variables: { first: 2 }, jobs: page(['new', 'a'], 'after-a') }
  expect(read(cacheWith(firstPage, secondPage, refetched), 2)).toEqual(refetched.jobs)
})

test('connection policy: a page that does not follow the list is left out', () => {
  expect(read(cacheWith(firstPage, lastPage), 2)).toEqual(firstPage.jobs)
  expect(read(cacheWith(secondPage), 2)).toBeUndefined()
})

test('connection policy: a field without `after` is cached apart', () => {
  const cache = cacheWith(firstPage, secondPage)
  expect(cache.readQuery({ query: Preview })).toBeNull()
  cache.writeQuery({ query: Preview, data: { jobs: { nodes: page(['z'], '').nodes } } })
  expect(read(cache, 4)).toBeDefined()
  expect(cache.readQuery({ query: Preview })?.jobs.nodes[0]?.id).toBe('z')
})
