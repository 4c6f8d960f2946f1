import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AdvanceApplicationDocument } from '../../features/application/advance-application.generated'
import { mockEmpty, mockError, mockOperation, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { OwnJobsDocument } from './own-jobs.generated'

const user = userEvent.setup()
const main = () => within(screen.getByRole('main'))
const openJob = async () => {
  await visit('/dashboard/jobs')
  const row = (await main().findAllByText(/^[1-9]\d* applicants?$/))[0]?.closest('li')
  await user.click(within(row ?? document.body).getByRole('link'))
  await main().findByRole('form', { name: 'Edit the job' })
}

beforeEach(() => signedInAs('broker'))

test('applicants are shortlisted, and hired with the job closed', async () => {
  await openJob()
  const first = async (name: RegExp) => (await main().findAllByRole('button', { name }))[0] ?? document.body
  await user.click(await first(/^Shortlist:/))
  const form = within(main().getByRole('form', { name: 'Shortlist' }))
  await user.type(form.getByRole('textbox', { name: 'Message' }), 'We like this.')
  await user.click(form.getByRole('button', { name: 'Shortlist' }))
  expect(await main().findByText('We like this.')).toBeTruthy()
  await user.click(await first(/^Hire and close the job:/))
  const hire = within(main().getByRole('form', { name: 'Hire and close the job' }))
  await user.click(hire.getByRole('button', { name: 'Hire and close the job' }))
  expect(await main().findByText('Closed')).toBeTruthy()
  expect(main().queryByRole('heading', { name: 'Close the job' })).toBeNull()
})

test('an applicant is written to, and the conversation is among the messages', async () => {
  await openJob()
  const name = (await main().findAllByRole('heading', { level: 3 }))[0]?.textContent ?? ''
  await user.click(main().getByRole('button', { name: `Write to ${name}` }))
  const form = within(main().getByRole('form', { name: `Write to ${name}` }))
  await user.type(form.getByRole('textbox', { name: 'Message' }), 'Could we talk on Monday?')
  await user.click(form.getByRole('button', { name: 'Send' }))
  expect(await main().findByText('Could we talk on Monday?', { selector: 'ol p' })).toBeTruthy()
})

test('an answer that came too late says so, and what was typed for it stays', async () => {
  await openJob()
  const [button] = await main().findAllByRole('button', { name: /^Decline:/ })
  await user.click(button ?? document.body)
  const form = within(main().getByRole('form', { name: 'Decline' }))
  await user.type(form.getByRole('textbox', { name: 'Message' }), 'Not this time.')
  const refused = { __typename: 'ApplicationRefused', message: 'It stands at “Withdrawn” now.' } as const
  mockOperation(AdvanceApplicationDocument, { advanceApplication: refused })
  await user.click(form.getByRole('button', { name: 'Decline' }))
  expect((await main().findByRole('alert')).textContent).toBe(refused.message)
  expect(main().getByLabelText<HTMLTextAreaElement>('What you had typed').value).toBe('Not this time.')
})

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
