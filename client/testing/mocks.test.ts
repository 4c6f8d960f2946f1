import { ApolloClient, CombinedGraphQLErrors, HttpLink } from '@apollo/client'
import { expect, test } from 'vitest'
import { createCache } from '../apollo/cache'
import { HomeDocument } from '../screens/home/home.generated'
import { JobsDocument } from '../screens/jobs/jobs.generated'
import { LoginDocument } from '../screens/login/login.generated'
import { SearchDocument } from '../screens/search/search.generated'
import { VendorCompanyDocument } from '../screens/vendor-company/vendor-company.generated'
import { mockDelay, mockEmpty, mockError, mockOperation, mockPending, signedInAs } from './api'

/** Without data masking, so that whole answers are seen. */
const client = () => new ApolloClient({ link: new HttpLink({ uri: 'http://localhost/graphql' }), cache: createCache() })
const jobs = async () => (await client().query({ query: JobsDocument, variables: { first: 24 } })).data?.jobs

test('mocks: given fields are returned, and the rest is the same sample each time', async () => {
  mockOperation(JobsDocument, { jobs: { nodes: [{ title: 'Keeper of the Seal' }, {}], totalCount: 17 } })
  const answer = await jobs()
  expect(answer?.nodes[0]).toEqual({
    __typename: 'Job',
    id: 'Job-1',
    title: 'Keeper of the Seal',
    company: 'company',
    location: 'location',
    type: 'type',
    salary: 'salary',
    description: 'description',
    logo: 'logo',
    postedAt: 'postedAt',
  })
  expect(answer?.nodes[1]?.id).toBe('Job-2')
  expect(answer).toMatchObject({
    __typename: 'JobConnection',
    totalCount: 17,
    totalIsExact: true,
    pageInfo: { hasNextPage: false, endCursor: 'endCursor' },
  })
})

test('one of several types is the one that is named, or the first', async () => {
  mockOperation(SearchDocument, { search: { nodes: [{}, { __typename: 'Service', title: 'Seals' }] } })
  const { data } = await client().query({ query: SearchDocument, variables: { query: 'a', first: 2 } })
  expect(data?.search.nodes).toMatchObject([
    { __typename: 'Product', title: 'title' },
    { __typename: 'Service', title: 'Seals' },
  ])
})

test('nothing is found, but for what is said', async () => {
  mockEmpty(JobsDocument, { jobs: { pageInfo: { hasNextPage: true } } })
  expect(await jobs()).toMatchObject({
    nodes: [],
    totalCount: 0,
    totalIsExact: true,
    pageInfo: { hasNextPage: true, endCursor: null },
  })
})

test('a mutation is answered as a query is', async () => {
  mockOperation(LoginDocument, { login: { __typename: 'TooManyAttempts', retryAfterSeconds: 540 } })
  const input = { email: 'a@example.com', password: 'password123' }
  const { data } = await client().mutate({ mutation: LoginDocument, variables: { input } })
  expect(data?.login).toEqual({ __typename: 'TooManyAttempts', retryAfterSeconds: 540 })
})

test.each<[problem: string, mock: () => void]>([
  [
    'Jobs: jobs.nodes.0.titel is nothing that Jobs asks Job for. Did you mean "title" or "type"?',
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
    'Jobs: jobs is null, which a JobConnection! never is.',
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
    'Home: categories is null, which a [Category!]! never is.\nstats.0.labels is nothing that Home asks Stat for. Did you mean "label"?',
    // @ts-expect-error: two mistakes
    () => mockOperation(HomeDocument, { stats: [{ labels: 'Users' }], categories: null }),
  ],
])('%s', (problem, mock) => {
  expect(mock).toThrow(new Error(problem))
})

test('an operation fails, in words that can be chosen', async () => {
  mockError(JobsDocument, 'The press is broken.')
  await expect(jobs()).rejects.toThrow(new CombinedGraphQLErrors({ errors: [{ message: 'The press is broken.' }] }))
})

test('an operation waits for a time or for a gate, then answers as it would have', async () => {
  mockOperation(JobsDocument, { jobs: { totalCount: 3 } })
  const open = mockPending(JobsDocument)
  let isAnswered = false
  const answer = jobs().finally(() => {
    isAnswered = true
  })
  expect((await client().query({ query: HomeDocument })).data?.stats).toHaveLength(4)
  expect(isAnswered).toBe(false)
  open()
  expect((await answer)?.totalCount).toBe(3)
  mockDelay(JobsDocument, 30)
  const before = performance.now()
  await jobs()
  expect(performance.now() - before).toBeGreaterThan(25)
})

test('without mocks the schema itself answers, to whom it knows', async () => {
  const ask = async () => (await client().query({ query: VendorCompanyDocument })).data?.viewer?.company
  expect(await ask()).toBeUndefined()
  await signedInAs('vendor')
  expect(await ask()).toMatchObject({ name: 'Keller Reports' })
})
