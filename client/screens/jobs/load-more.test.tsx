import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOperation } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { JobsDocument } from './jobs.generated'

const total = { totalCount: 3, totalIsExact: true }

test('jobs: Load more appends the next page, focuses its first entry and keeps the count in the address', async () => {
  mockOperation(JobsDocument, {
    jobs: { nodes: [{ id: 'job-1' }], pageInfo: { hasNextPage: true, endCursor: 'after-1' }, ...total },
  })
  const router = await visit('/jobs')
  const load = await screen.findByRole('button', { name: 'Load more' })
  expect(screen.getByText('Showing 1 of 3 jobs')).toBeTruthy()
  mockOperation(JobsDocument, {
    jobs: { nodes: [{ id: 'job-2' }, { id: 'job-3' }], pageInfo: { hasNextPage: false }, ...total },
  })
  await userEvent.click(load)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
  expect(document.activeElement).toBe(document.querySelectorAll('article h3 a')[1])
  expect(router.state.location.search).toBe('?show=25')
})
