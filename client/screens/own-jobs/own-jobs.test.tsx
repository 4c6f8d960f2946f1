import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { hasFormDraft } from '../../features/form/form-draft'
import { mockError, mockPending, requestsOf, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { CloseJobDocument, OwnJobDocument } from './own-job.generated'
import { openJob, user } from './own-jobs.testing'

beforeEach(() => signedInAs('broker'))

test('own jobs: a job is edited', async () => {
  await openJob()
  const title = main().getByRole('textbox', { name: 'Title' })
  await user.clear(title)
  await user.type(title, 'Keeper of Seals')
  await user.click(main().getByRole('button', { name: 'Save the job' }))
  expect(await main().findByText('Saved')).toBeTruthy()
  await waitFor(() => expect(main().getByRole('heading', { name: /^Keeper of Seals:/ })).toBeTruthy())
})

test('own jobs: an edit that is not saved is there again when the job is opened again, and not once it is saved', async () => {
  await openJob()
  await user.type(main().getByRole('textbox', { name: 'Title' }), ' (part-time)')
  cleanup()
  await openJob()
  expect(main().getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toMatch(/ \(part-time\)$/)
  await user.click(main().getByRole('button', { name: 'Save the job' }))
  expect(await main().findByText('Saved')).toBeTruthy()
  expect(hasFormDraft('edit-job:job-3103')).toBe(false)
})

test('own jobs: a job of another company is not found, with a link to one’s own', async () => {
  await visit('/dashboard/jobs?job=job-none')
  expect(await main().findByRole('heading', { name: 'No such job' })).toBeTruthy()
  expect(main().getByRole('link', { name: 'All your jobs' }).getAttribute('href')).toBe('/dashboard/jobs')
})

test('own jobs: a tab that could not be loaded shows no applicants of another tab', async () => {
  await openJob()
  await main().findAllByRole('button', { name: /^Shortlist:/ })
  mockError(OwnJobDocument)
  await user.click(main().getByRole('link', { name: /^Not chosen/ }))
  expect(await main().findByText('The applicants could not be loaded')).toBeTruthy()
  expect(main().queryByRole('button', { name: /^Shortlist:/ })).toBeNull()
  expect(main().getByRole('form', { name: 'Edit the job' })).toBeTruthy()
})

test('own jobs: a job is closed after a question, and once', async () => {
  await openJob()
  const answer = mockPending(CloseJobDocument)
  const close = main().getByRole('button', { name: 'Close the job' })
  await user.click(close)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close it' }))
  expect(close.getAttribute('aria-busy')).toBe('true')
  await user.click(close)
  expect(screen.queryByRole('dialog')).toBeNull()
  answer()
  await waitFor(() => expect(main().queryByRole('button', { name: 'Close the job' })).toBeNull())
  expect(requestsOf(CloseJobDocument)).toHaveLength(1)
})
