import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { jobs } from '../../../fixtures/jobs'
import { api, mockOperation } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { JobsDocument } from './jobs.generated'

test('loads more where there are more, and moves on to the first new one', async () => {
  const pageInfo = { hasNextPage: true, endCursor: null }
  mockOperation(JobsDocument, { jobs: { nodes: [{ id: 'job-1' }], pageInfo, totalCount: 17, totalIsExact: true } })
  const router = await visit('/jobs')
  const load = await screen.findByRole('button', { name: 'Load more' })
  expect(screen.getByText('Showing 1 of 17 jobs')).toBeTruthy()
  api.resetHandlers()
  await userEvent.click(load)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1 + jobs.length))
  expect(document.activeElement).toBe(document.querySelectorAll('article h3 a')[1])
  expect(router.state.location.search).toBe('?show=25')
})
