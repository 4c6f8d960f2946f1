import { ApolloClient, ApolloLink, type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { ApolloProvider, type SkipToken, skipToken, useReadQuery } from '@apollo/client/react'
import { act, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { of } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { createCache } from '../cache'
import { RetryKey } from '../retry-key'
import { createBackgroundQueryHook } from './background-query-hook'
import { createLazyQueryHook } from './lazy-query-hook'
import { createQueryHook } from './query-hook'
import { createSuspenseFragmentHook } from './suspense-fragment-hook'
import { createSuspenseQueryHook } from './suspense-query-hook'

interface Job {
  job: { __typename: 'Job'; id: string; title: string }
}
const JobDocument: TypedDocumentNode<Job, { id: string }> = gql`
  query JobTitle($id: ID!) {
    job(id: $id) {
      id
      title
    }
  }
`
const JobFragment: TypedDocumentNode<Job['job'] & { ' $fragmentName'?: 'Title' }> = gql`
  fragment Title on Job {
    id
    title
  }
`
const variables = { id: 'job-1' }
const job: Job['job'] = { __typename: 'Job', id: 'job-1', title: 'Keeper of the Seal' }

/** Renders with a client whose only answer is `job`; `send` records the operations. */
const renderWithJob = async (content: ReactNode) => {
  const send = vi.fn((_: ApolloLink.Operation) => of({ data: { job } }))
  const client = new ApolloClient({ link: new ApolloLink(send), cache: createCache(), dataMasking: true })
  const page = (
    <ApolloProvider client={client}>
      <Suspense fallback="loading">{content}</Suspense>
    </ApolloProvider>
  )
  await act(async () => render(page))
  return { send, client }
}

const skipped: [name: string, options: { variables: { id: string }; skip: true } | SkipToken][] = [
  ['skip', { variables, skip: true }],
  ['skipToken', skipToken],
]

test.each(skipped)('query hooks: with %s nothing is sent and nothing suspends', async (_, options) => {
  const useJob = createQueryHook(JobDocument)
  const useSuspenseJob = createSuspenseQueryHook(JobDocument)
  const Title = () => {
    const { data } = useJob(options)
    const { data: suspenseData } = useSuspenseJob(options)
    return <p>{data || suspenseData ? 'data' : 'skipped'}</p>
  }
  const { send } = await renderWithJob(<Title />)
  expect(screen.getByText('skipped')).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
})

test('query hook: passes context on, and polls', async () => {
  const useJob = createQueryHook(JobDocument)
  const Title = () => (
    <p>
      {useJob({ variables, context: { from: 'test' }, pollInterval: 5, fetchPolicy: 'network-only' }).data?.job.title}
    </p>
  )
  const { send } = await renderWithJob(<Title />)
  await expect.poll(() => send.mock.calls.length).toBeGreaterThan(2)
  expect(send.mock.calls[0]?.[0].getContext().from).toBe('test')
})

test('suspense query hook: a new retry key or a new queryKey repeats the query', async () => {
  const useJob = createSuspenseQueryHook(JobDocument)
  const Title = ({ queryKey }: { queryKey: string }) => (
    <p>{useJob({ variables, queryKey, fetchPolicy: 'network-only' }).data.job.title}</p>
  )
  const { send } = await renderWithJob(
    <>
      <Title queryKey="a" />
      <Title queryKey="a" />
      <Title queryKey="b" />
      <RetryKey value={1}>
        <Title queryKey="b" />
      </RetryKey>
    </>,
  )
  expect(screen.getAllByText(job.title)).toHaveLength(4)
  expect(send).toHaveBeenCalledTimes(3)
})

test('lazy query hook: sends with the variables of execute, and not before', async () => {
  const useLazyJob = createLazyQueryHook(JobDocument)
  const Title = () => {
    const [execute, { data }] = useLazyJob()
    return (
      <button type="button" onClick={() => void execute({ variables })}>
        {data?.job.title ?? 'Load'}
      </button>
    )
  }
  const { send } = await renderWithJob(<Title />)
  expect(send).not.toHaveBeenCalled()
  await act(async () => screen.getByRole('button', { name: 'Load' }).click())
  expect(await screen.findByRole('button', { name: job.title })).toBeTruthy()
  expect(send.mock.calls[0]?.[0].variables).toEqual(variables)
})

test('background query hook: a child reads what the parent has started', async () => {
  const useBackgroundJob = createBackgroundQueryHook(JobDocument)
  type Reference = ReturnType<typeof useBackgroundJob<{ variables: { id: string } }>>[0]
  const Title = ({ reference }: { reference: Reference }) => <p>{useReadQuery(reference).data.job.title}</p>
  const Parent = () => <Title reference={useBackgroundJob({ variables })[0]} />
  const { send } = await renderWithJob(<Parent />)
  expect(screen.getByText(job.title)).toBeTruthy()
  expect(send).toHaveBeenCalledTimes(1)
})

test('suspense fragment hook: suspends until the cache has the fields', async () => {
  const useTitle = createSuspenseFragmentHook(JobFragment)
  const from: FragmentType<typeof JobFragment> & Partial<Job['job']> = { __typename: 'Job', id: 'job-1' }
  const Title = () => <p>{useTitle(from).title}</p>
  const { client } = await renderWithJob(<Title />)
  expect(screen.getByText('loading')).toBeTruthy()
  await act(async () => void client.cache.writeFragment({ fragment: JobFragment, data: job }))
  expect(await screen.findByText(job.title)).toBeTruthy()
})
