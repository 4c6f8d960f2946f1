import { ApolloClient, CombinedGraphQLErrors, HttpLink } from '@apollo/client'
import { expect, test } from 'vitest'
import { createCache } from '../apollo/cache'
import { HomeDocument } from '../screens/home/home.generated'
import { JobsDocument } from '../screens/jobs/jobs.generated'
import { LoginDocument } from '../screens/login/login.generated'
import { SearchDocument } from '../screens/search/search.generated'
import { VendorCompanyDocument } from '../screens/vendor-company/vendor-company.generated'
import { mockDelay, mockEmpty, mockError, mockOperation, mockOutage, mockPending, signedInAs } from './api'

/** Without data masking, so that results have the fields of fragments. */
const client = () => new ApolloClient({ link: new HttpLink({ uri: 'http://localhost/graphql' }), cache: createCache() })
const jobs = async () => (await client().query({ query: JobsDocument, variables: { first: 24 } })).data?.jobs

test('mocks: given fields are returned, and the rest is the same sample each time', async () => {
  mockOperation(JobsDocument, { jobs: { nodes: [{ title: 'Keeper of the Seal' }, {}], totalCount: 17 } })
  const answer = await jobs()
  expect(answer?.nodes[0]).toEqual({
    __typename: 'Job',
    id: 'Job-1',
    kind: 'BRIEF',
    title: 'Keeper of the Seal',
    company: 'Whitcombe Marks',
    location: 'Edinburgh',
    type: 'Full-time',
    salary: '$52,000–$61,000',
    description: 'description',
    logo: 'logo',
    postedBy: { __typename: 'Company', id: 'Company-1' },
    postedAt: '3 days ago',
  })
  expect(answer?.nodes[1]?.id).toBe('Job-2')
  expect(answer).toMatchObject({
    __typename: 'JobConnection',
    totalCount: 17,
    totalIsExact: true,
    pageInfo: { hasNextPage: false, endCursor: 'endCursor' },
  })
})

test('mocks: a union is the type in __typename, or its first type', async () => {
  mockOperation(SearchDocument, { search: { nodes: [{}, { __typename: 'Service', title: 'Seals' }] } })
  const { data } = await client().query({ query: SearchDocument, variables: { query: 'a', around: 'a', first: 2 } })
  expect(data?.search.nodes).toMatchObject([
    { __typename: 'Product', title: 'Investor Data Room Kit' },
    { __typename: 'Service', title: 'Seals' },
  ])
})

test('mocks: an empty result still has the fields of the mock', async () => {
  mockEmpty(JobsDocument, { jobs: { pageInfo: { hasNextPage: true } } })
  expect(await jobs()).toMatchObject({
    nodes: [],
    totalCount: 0,
    totalIsExact: true,
    pageInfo: { hasNextPage: true, endCursor: null },
  })
})

test('mocks: a mutation is mocked like a query', async () => {
  mockOperation(LoginDocument, { login: { __typename: 'TooManyAttempts', message: 'Too many attempts.' } })
  const input = { email: 'a@example.com', password: 'password123' }
  const { data } = await client().mutate({ mutation: LoginDocument, variables: { input } })
  expect(data?.login).toEqual({ __typename: 'TooManyAttempts', message: 'Too many attempts.' })
})

test.each<[problem: string, mock: () => void]>([
  [
    'Jobs: jobs.nodes.0.titel is not a field that Jobs selects of Job. Did you mean "title" or "type"?',
    // @ts-expect-error: misspelt
    () => mockOperation(JobsDocument, { jobs: { nodes: [{ titel: 'Keeper' }] } }),
  ],
  [
    'Jobs: jobs.nodes.1.title is 17, not of type String.',
    // @ts-expect-error: no text
    () => mockOperation(JobsDocument, { jobs: { nodes: [{}, { title: 17 }] } }),
  ],
  [
    'Jobs: jobs.totalCount is -1, not of type NonNegativeInt.',
    () => mockOperation(JobsDocument, { jobs: { totalCount: -1 } }),
  ],
  [
    'Jobs: jobs is null, but JobConnection! is not nullable.',
    // @ts-expect-error: never null
    () => mockOperation(JobsDocument, { jobs: null }),
  ],
  [
    'Jobs: jobs.nodes is {}, not a list.',
    // @ts-expect-error: no list
    () => mockOperation(JobsDocument, { jobs: { nodes: {} } }),
  ],
  [
    'Jobs: jobs.nodes.0 is "Keeper", not an object.',
    // @ts-expect-error: no object
    () => mockOperation(JobsDocument, { jobs: { nodes: ['Keeper'] } }),
  ],
  [
    'Search: search.nodes.0 is of type "Job", not Product or Service.',
    // @ts-expect-error: not of the union
    () => mockOperation(SearchDocument, { search: { nodes: [{ __typename: 'Job' }] } }),
  ],
  [
    'Home: categories is null, but [Category!]! is not nullable.\nstats.0.labels is not a field that Home selects of Stat. Did you mean "label"?',
    // @ts-expect-error: two mistakes
    () => mockOperation(HomeDocument, { stats: [{ labels: 'Users' }], categories: null }),
  ],
])('mocks: a mistake throws "%s"', (problem, mock) => {
  expect(mock).toThrow(new Error(problem))
})

test('mocks: the stack of a mistake begins at the line with the mock', () => {
  const mock = () => mockOperation(JobsDocument, { jobs: { totalCount: -1 } })
  const { stack = '' } = errorOf(mock)
  expect(stack).toMatch(/^Error: Jobs: jobs\.totalCount is -1, .*\n +at mock \(.*mocks\.test\.ts/)
})

const errorOf = (act: () => void) => {
  try {
    act()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('Nothing was thrown.')
}

test('mocks: an error has the message of the test', async () => {
  mockError(JobsDocument, 'The press is broken.')
  await expect(jobs()).rejects.toThrow(new CombinedGraphQLErrors({ errors: [{ message: 'The press is broken.' }] }))
})

test('mocks: an operation fails until the returned function is called', async () => {
  mockOperation(JobsDocument, { jobs: { totalCount: 3 } })
  const endError = mockError(JobsDocument)
  await expect(jobs()).rejects.toThrow('Something broke.')
  endError()
  expect((await jobs())?.totalCount).toBe(3)
  const endOutage = mockOutage(503)
  await expect(jobs()).rejects.toThrow('503')
  endOutage()
  expect((await jobs())?.totalCount).toBe(3)
})

test('mocks: a delayed operation waits for milliseconds or a promise, then returns the earlier mock', async () => {
  mockOperation(JobsDocument, { jobs: { totalCount: 3 } })
  const resolve = mockPending(JobsDocument)
  let isAnswered = false
  const answer = jobs().finally(() => {
    isAnswered = true
  })
  expect((await client().query({ query: HomeDocument })).data?.stats).toHaveLength(4)
  expect(isAnswered).toBe(false)
  resolve()
  expect((await answer)?.totalCount).toBe(3)
  mockDelay(JobsDocument, 30)
  const before = performance.now()
  await jobs()
  expect(performance.now() - before).toBeGreaterThan(25)
})

test('mocks: without a mock the real schema answers, with the session of the test', async () => {
  const company = async () => (await client().query({ query: VendorCompanyDocument })).data?.viewer?.company
  expect(await company()).toBeUndefined()
  await signedInAs('vendor')
  expect(await company()).toMatchObject({ name: 'Keller Reports' })
})
