import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { jobs } from '../../../fixtures/jobs'
import { mockOperation, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { JobDetailDocument } from './job-detail.generated'

const user = userEvent.setup()

test('shows a job with its company, its pay and the link to apply', async () => {
  await visit('/jobs/job-3101')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Trademark Paralegal')
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link', { name: 'Whitcombe Marks' }).map((link) => link.getAttribute('href'))).toEqual([
    '/company/com-whitcombe-marks',
    '/company/com-whitcombe-marks',
  ])
  for (const shown of ['$52,000–$61,000', /^Posted /, 'job-3101', ...(jobs[0]?.description ?? [])])
    expect(main.getByText(shown)).toBeTruthy()
  const apply = main.getByRole('link', { name: 'Apply for Trademark Paralegal' })
  expect(apply.getAttribute('href')).toBe('/jobs/job-3101/apply')
})

test('a closed job tells so and has no link to apply', async () => {
  mockOperation(JobDetailDocument, { job: { title: 'Keeper', open: false }, jobs: { nodes: [] } })
  await visit('/jobs/job-3101')
  expect(await screen.findByText('This job is closed')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'How applying works' })).toBeNull()
})

test('shows a skeleton after a click in the list', async () => {
  await visit('/jobs')
  const answer = mockPending(JobDetailDocument)
  await user.click(await screen.findByRole('link', { name: 'Identity Designer' }))
  expect((await screen.findByText('Loading the job')).parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Identity Designer')
})

test('an unknown job leads to all jobs', async () => {
  await visit('/jobs/nope')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Job Not Found')
  expect(screen.getByRole('link', { name: 'Browse All Jobs' }).getAttribute('href')).toBe('/jobs')
})
