import { ApolloClient, HttpLink } from '@apollo/client'
import { expect, test } from 'vitest'
import { jobs } from '../../fixtures/jobs'
import { createCache } from '../apollo/cache'
import { JobsDocument } from '../screens/jobs/jobs.generated'
import { LoginDocument } from '../screens/login/login.generated'
import { endTest, mockOperation, requestsOf } from './api'

const client = () => new ApolloClient({ link: new HttpLink({ uri: 'http://localhost/graphql' }), cache: createCache() })
const countOf = async (after: string | null) => {
  const { data } = await client().query({
    query: JobsDocument,
    variables: { first: 24, after },
    fetchPolicy: 'no-cache',
  })
  return data?.jobs.totalCount
}

test('mocks: the answer depends on the variables; without one the earlier mock answers, or the server', async () => {
  mockOperation(JobsDocument, ({ after }) => (after === 'second' ? { jobs: { totalCount: 2 } } : undefined))
  mockOperation(JobsDocument, ({ after }) => (after === 'third' ? { jobs: { totalCount: 3 } } : undefined))
  expect([await countOf('third'), await countOf('second'), await countOf(null)]).toEqual([3, 2, jobs.length])
})

test('mocks: a mistake in an answer by variables fails the test, at the line with the mock', async () => {
  mockOperation(JobsDocument, ({ first }) => ({ jobs: { totalCount: -(first ?? 0) } }))
  await expect(countOf(null)).rejects.toThrow('The mock of this operation has a mistake.')
  expect(endTest).toThrow(new Error('Jobs: jobs.totalCount is -24, not of type NonNegativeInt.'))
  expect(endTest).not.toThrow()
})

test('mocks: requestsOf returns the variables of each request of this test, whatever answers it', async () => {
  expect(requestsOf(JobsDocument)).toEqual([])
  mockOperation(JobsDocument, ({ after }) => (after ? { jobs: { totalCount: 2 } } : undefined))
  await countOf(null)
  await countOf('second')
  const input = { email: 'a@example.com', password: 'password123' }
  await client().mutate({ mutation: LoginDocument, variables: { input } })
  expect(requestsOf(JobsDocument).map(({ after }) => after)).toEqual([null, 'second'])
  expect(requestsOf(LoginDocument)).toEqual([{ input }])
  endTest()
  expect(requestsOf(JobsDocument)).toEqual([])
})
