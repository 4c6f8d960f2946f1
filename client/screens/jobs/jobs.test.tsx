import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { companies } from '../../../fixtures/companies'
import { jobs } from '../../../fixtures/jobs'
import { mockError, mockOperation, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { JobsDocument } from './jobs.generated'

const rows = () => screen.findAllByRole('article')

test('shows every job on a line, the latest first', async () => {
  await visit('/jobs')
  expect(await rows()).toHaveLength(jobs.length)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jobs')
  expect(screen.getByText(`${jobs.length} jobs`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Post a Job' }).getAttribute('href')).toBe('/jobs/post')
  const titles = [...jobs].sort((a, b) => b.postedAt.localeCompare(a.postedAt)).map(({ title }) => title)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles)
})

test('a line tells company, place, pay, type and age, and leads to the job and to applying', async () => {
  await visit('/jobs')
  const job = jobs[0]
  const row = within((await screen.findByRole('link', { name: job?.title ?? '' })).closest('article') ?? document.body)
  const company = companies.find(({ id }) => id === job?.company)
  expect(row.getByText(`${company?.name} · ${job?.location}`)).toBeTruthy()
  expect(row.getByText(job?.salary ?? '')).toBeTruthy()
  expect(row.getByText(/^Full-time, (just now|\d+ \w+ ago)$/)).toBeTruthy()
  expect(row.getByRole('link', { name: job?.title ?? '' }).getAttribute('href')).toBe(`/jobs/${job?.id}`)
  expect(row.getByText('Apply').getAttribute('href')).toBe(`/jobs/${job?.id}/apply`)
})

test('shows skeletons until the jobs come', async () => {
  const answer = mockPending(JobsDocument)
  await visit('/jobs')
  expect(screen.getByText('Loading jobs').parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect(await rows()).toHaveLength(jobs.length)
})

test('says so when there are none', async () => {
  mockOperation(JobsDocument, { jobs: { nodes: [], totalCount: 0, totalIsExact: true } })
  await visit('/jobs')
  expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeTruthy()
})

test('a failure gives the failure page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(JobsDocument)
  await visit('/jobs')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
