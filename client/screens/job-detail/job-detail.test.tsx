import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { jobs } from '../../../fixtures/jobs'
import { mockOperation, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { JobDetailDocument } from './job-detail.generated'

const user = userEvent.setup()

test('job: shows the company, the pay and the link to apply', async () => {
  await visit('/jobs/job-3101')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Trademark Paralegal')
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link', { name: 'Whitcombe Marks' }).map((link) => link.getAttribute('href'))).toEqual([
    '/company/com-whitcombe-marks',
    '/company/com-whitcombe-marks',
  ])
  for (const text of ['$52,000–$61,000', /^Posted /, 'job-3101', ...(jobs[0]?.description ?? [])])
    expect(main.getByText(text)).toBeTruthy()
  const apply = main.getByRole('link', { name: 'Apply for Trademark Paralegal' })
  expect(apply.getAttribute('href')).toBe('/jobs/job-3101/apply')
})

test('job: a closed job says that it is closed and has no link to apply', async () => {
  mockOperation(JobDetailDocument, { job: { kind: 'POSITION', title: 'Keeper', open: false }, jobs: { nodes: [] } })
  await visit('/jobs/job-3101')
  expect(await screen.findByText('This job is closed')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'How applying works' })).toBeNull()
})

test('job: shows a skeleton after a click in the list', async () => {
  await visit('/jobs')
  const answer = mockPending(JobDetailDocument)
  await user.click(await screen.findByRole('link', { name: 'Identity Designer' }))
  expect((await screen.findByText('Loading the job')).parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Identity Designer')
})

test('job: an unknown job is not found and links to all jobs', async () => {
  await visit('/jobs/nope')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Job Not Found')
  expect(screen.getByRole('link', { name: 'Browse All Jobs' }).getAttribute('href')).toBe('/jobs')
})

test('job: its owner edits it, and others apply', async () => {
  await signedInAs('broker')
  const router = await visit('/jobs/job-3103')
  const panel = () => within(screen.getByRole('complementary', { name: 'This job in short' }))
  const edit = await screen.findByRole('link', { name: 'Edit' })
  expect(edit.getAttribute('href')).toBe('/dashboard/jobs?job=job-3103')
  expect(panel().queryByRole('link', { name: /^Apply/ })).toBeNull()
  await act(() => router.navigate('/jobs/job-3101'))
  expect(await panel().findByRole('link', { name: 'Apply for Trademark Paralegal' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
})
