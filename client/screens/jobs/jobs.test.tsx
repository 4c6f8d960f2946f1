import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { briefs } from '../../../fixtures/briefs'
import { companies } from '../../../fixtures/companies'
import { jobs as positions } from '../../../fixtures/jobs'
import { signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'

const jobs = [...positions, ...briefs]
const rows = () => screen.findAllByRole('article')

test('jobs: lists every job, latest first', async () => {
  await visit('/jobs')
  expect(await rows()).toHaveLength(jobs.length)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jobs')
  expect(screen.getByText(`${jobs.length} jobs`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Post a Job' }).getAttribute('href')).toBe('/jobs/post')
  const titles = [...jobs].sort((a, b) => b.postedAt.localeCompare(a.postedAt)).map(({ title }) => title)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles)
})

test('jobs: a row shows company, location, pay, type and age, and links to the job and its application form', async () => {
  await visit('/jobs')
  const job = positions[0]
  const row = within(assertFound((await screen.findByRole('link', { name: job?.title ?? '' })).closest('article')))
  const company = companies.find(({ id }) => id === job?.company)
  expect(row.getByText(`${company?.name} · ${job?.location}`)).toBeTruthy()
  expect(row.getByText(job?.salary ?? '')).toBeTruthy()
  expect(row.getByText(/^Full-time, (just now|\d+ \w+ ago)$/)).toBeTruthy()
  expect(row.getByRole('link', { name: job?.title ?? '' }).getAttribute('href')).toBe(`/jobs/${job?.id}`)
  expect(row.getByText('Apply').getAttribute('href')).toBe(`/jobs/${job?.id}/apply`)
})

test('jobs: a brief has a badge, and a customer posts one', async () => {
  await signedInAs('customer')
  await visit('/jobs?kind=brief')
  expect(await screen.findAllByText('Brief')).toHaveLength(briefs.length)
  expect(screen.getByRole('link', { name: 'Edit Drawings for a Patent on a Valve' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Offer for Rewrite of Our Terms of Sale' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Post a brief' }).getAttribute('href')).toBe('/jobs/post')
})

test('jobs: an own job is edited, and the others are applied to', async () => {
  await signedInAs('broker')
  await visit('/jobs')
  const edit = await screen.findByRole('link', { name: /^Edit / })
  const own = positions.find(({ id }) => id === 'job-3103')
  expect(edit.getAttribute('aria-label')).toBe(`Edit ${own?.title}`)
  expect(edit.getAttribute('href')).toBe('/dashboard/jobs?job=job-3103')
  expect(screen.getAllByRole('link', { name: /^(Apply|Offer) for / })).toHaveLength(jobs.length - 1)
})
