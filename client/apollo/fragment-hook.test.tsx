import { ApolloClient, ApolloLink, type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createCache } from './cache'
import { createFragmentHook } from './fragment-hook'

interface JobTitle {
  __typename: 'Job'
  id: string
  title: string
  ' $fragmentName'?: 'JobTitle_JobFragment'
}
const JobTitle: TypedDocumentNode<JobTitle> = gql`
  fragment JobTitle_job on Job {
    id
    title
    ...JobPlace_job
  }
  fragment JobPlace_job on Job {
    location
  }
`
const useJobTitle = createFragmentHook(JobTitle)
const job: FragmentType<JobTitle> & Pick<JobTitle, '__typename' | 'id'> = { __typename: 'Job', id: 'job-1' }
const write = (client: ApolloClient, title: string) =>
  client.cache.writeFragment({
    fragment: gql`
      fragment Written on Job {
        id
        title
        location
      }
    `,
    data: { ...job, title, location: 'Leeds' },
  })

const show = (from: FragmentType<JobTitle> | null, written?: string) => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createCache(), dataMasking: true })
  if (written) write(client, written)
  const Title = () => <p>{useJobTitle(from)?.title ?? 'no job'}</p>
  const parent = vi.fn(() => <Title />)
  const Parent = () => parent()
  render(
    <ApolloProvider client={client}>
      <Parent />
    </ApolloProvider>,
  )
  return { client, parent }
}

test('reads its own fields, and renders alone when they change', async () => {
  const { client, parent } = show(job, 'Keeper of the Seal')
  expect(screen.getByText('Keeper of the Seal')).toBeTruthy()
  act(() => void write(client, 'Keeper of Seals'))
  expect(await screen.findByText('Keeper of Seals')).toBeTruthy()
  expect(parent).toHaveBeenCalledTimes(1)
})

test('returns null for null', () => {
  show(null)
  expect(screen.getByText('no job')).toBeTruthy()
})

test('throws when the cache does not hold all fields', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => show(job)).toThrow('The cache does not hold all fields of the fragment JobTitle_job.')
})

test('keeps what it read while the cache is empty, until it is written again', async () => {
  const { client } = show(job, 'Keeper of the Seal')
  await act(() => client.cache.reset())
  // useFragment renders in a task of its own.
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  expect(screen.getByText('Keeper of the Seal')).toBeTruthy()
  act(() => void write(client, 'Keeper of Seals'))
  expect(await screen.findByText('Keeper of Seals')).toBeTruthy()
})
