import { ApolloClient, ApolloLink, type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createCache } from '../cache'
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

const renderTitle = (from: FragmentType<JobTitle> | null, title?: string) => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createCache(), dataMasking: true })
  if (title) write(client, title)
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

test('fragment hook: reads the fields of its fragment, and renders only its component when they change', async () => {
  const { client, parent } = renderTitle(job, 'Keeper of the Seal')
  expect(screen.getByText('Keeper of the Seal')).toBeTruthy()
  act(() => void write(client, 'Keeper of Seals'))
  expect(await screen.findByText('Keeper of Seals')).toBeTruthy()
  expect(parent).toHaveBeenCalledTimes(1)
})

test('fragment hook: returns null for null', () => {
  renderTitle(null)
  expect(screen.getByText('no job')).toBeTruthy()
})

test('fragment hook: throws if the cache lacks fields of the fragment', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderTitle(job)).toThrow('The cache does not hold all fields of the fragment JobTitle_job.')
})

test('fragment hook: keeps its last data while the cache is empty', async () => {
  const { client } = renderTitle(job, 'Keeper of the Seal')
  await act(() => client.cache.reset())
  // useFragment renders in a task of its own.
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  expect(screen.getByText('Keeper of the Seal')).toBeTruthy()
  act(() => void write(client, 'Keeper of Seals'))
  expect(await screen.findByText('Keeper of Seals')).toBeTruthy()
})
