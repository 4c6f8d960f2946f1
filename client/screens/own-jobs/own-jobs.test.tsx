import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockEmpty, mockError, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { OwnJobsDocument } from './own-jobs.generated'
import { main, openJob, user } from './own-jobs.testing'

beforeEach(() => signedInAs('broker'))

test('a job is edited', async () => {
  await openJob()
  const title = main().getByRole('textbox', { name: 'Title' })
  await user.clear(title)
  await user.type(title, 'Keeper of Seals')
  await user.click(main().getByRole('button', { name: 'Save the job' }))
  expect(await main().findByText('Saved')).toBeTruthy()
  await waitFor(() => expect(main().getByRole('heading', { name: /^Keeper of Seals:/ })).toBeTruthy())
})

test('somebody else’s job is none', async () => {
  await visit('/dashboard/jobs?job=job-none')
  expect(await main().findByRole('heading', { name: 'No such job' })).toBeTruthy()
})

test('while it loads there is a skeleton; without any, what they are for', async () => {
  mockEmpty(OwnJobsDocument)
  const answer = mockPending(OwnJobsDocument)
  await visit('/dashboard/jobs')
  expect(await screen.findByText('Loading your jobs')).toBeTruthy()
  await act(async () => answer())
  expect(await main().findByRole('heading', { name: 'No jobs yet' })).toBeTruthy()
})

test('a failure says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(OwnJobsDocument)
  await visit('/dashboard/jobs')
  expect(await main().findByText('Your jobs could not be loaded')).toBeTruthy()
})
