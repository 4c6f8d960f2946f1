import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JobRow } from '../features/job/job-row'
import { JobRow_JobFragmentDoc } from '../features/job/job-row.generated'
import { mockFragment } from './mock-fragment'
import { renderComponent } from './render-routes'

test('mocked fragments: a component shows its values, and samples for the rest, without a request', async () => {
  const keeper = mockFragment(JobRow_JobFragmentDoc, { title: 'Keeper of the Seal' })
  const clerk = mockFragment(JobRow_JobFragmentDoc, { title: 'Clerk', id: 'job-7' })
  await renderComponent(
    <>
      <JobRow job={keeper} own={false} />
      <JobRow job={clerk} own={false} />
    </>,
  )
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([hrefOf('Keeper of the Seal'), hrefOf('Clerk')]).toEqual(['/jobs/Job-1', '/jobs/job-7'])
  expect(screen.getAllByText('$52,000–$61,000')).toHaveLength(2)
})

test('mocked fragments: two without ids are two objects, masked as a parent passes them', () => {
  const rows: object[] = [mockFragment(JobRow_JobFragmentDoc), mockFragment(JobRow_JobFragmentDoc)]
  expect(rows).toEqual([
    { __typename: 'Job', id: 'Job-1' },
    { __typename: 'Job', id: 'Job-2' },
  ])
})

test('mocked fragments: a mistake is thrown with its path', () => {
  expect(() =>
    mockFragment(JobRow_JobFragmentDoc, {
      // @ts-expect-error: misspelt
      titel: 'Keeper',
    }),
  ).toThrow(
    new Error('JobRow_job: titel is not a field that JobRow_job selects of Job. Did you mean "title" or "type"?'),
  )
})
