import { within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { AdvanceApplicationDocument } from '../../features/application/advance-application.generated'
import { mockOperation, requestedOperations, signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { main } from '../../testing/render-screen'
import { openJob, user } from './own-jobs.testing'

beforeEach(() => signedInAs('broker'))

test('applicants: a refused transition shows the reason and keeps the message', async () => {
  await openJob()
  const [button] = await main().findAllByRole('button', { name: /^Decline:/ })
  await user.click(assertFound(button))
  const form = within(main().getByRole('form', { name: 'Decline' }))
  await user.type(form.getByRole('textbox', { name: 'Message, optional' }), 'Not this time.')
  const refused = { __typename: 'ApplicationRefused', message: 'It is now “Withdrawn”.' } as const
  mockOperation(AdvanceApplicationDocument, { advanceApplication: refused })
  await user.click(form.getByRole('button', { name: 'Decline' }))
  expect((await main().findByRole('alert')).textContent).toBe(refused.message)
  expect(main().getByLabelText<HTMLTextAreaElement>('What you had typed').value).toBe('Not this time.')
})

test('applicants: the name of a freelancer leads to the freelancer’s page', async () => {
  await openJob()
  const names = await main().findAllByRole('link', { name: 'Elif Demir' })
  expect(names[0]?.getAttribute('href')).toBe('/freelancers/usr-elif-demir')
})

test('applicants: one is shortlisted; hiring one closes the job', async () => {
  await openJob()
  const first = async (name: RegExp) => assertFound((await main().findAllByRole('button', { name }))[0])
  await user.click(await first(/^Shortlist:/))
  const form = within(main().getByRole('form', { name: 'Shortlist' }))
  await user.type(form.getByRole('textbox', { name: 'Message, optional' }), 'We like this.')
  const before = requestedOperations().length
  await user.click(form.getByRole('button', { name: 'Shortlist' }))
  expect(await main().findByText('We like this.')).toBeTruthy()
  // The answer changes the counts of the tabs, too, but nothing outside of the job.
  expect(await main().findByRole('link', { name: /^Shortlisted/ })).toBeTruthy()
  expect(requestedOperations().slice(before)).toEqual(['AdvanceApplication', 'OwnJob'])
  await user.click(await first(/^Hire and close the job:/))
  const hire = within(main().getByRole('form', { name: 'Hire and close the job' }))
  await user.click(hire.getByRole('button', { name: 'Hire and close the job' }))
  expect(await main().findByText('Closed')).toBeTruthy()
  expect(main().queryByRole('heading', { name: 'Close the job' })).toBeNull()
})

test('applicants: the first message to one opens a conversation', async () => {
  await openJob()
  const name = (await main().findAllByRole('heading', { level: 3 }))[0]?.textContent ?? ''
  await user.click(main().getByRole('button', { name: `Write to ${name}` }))
  const form = within(await main().findByRole('form', { name: `Write to ${name}` }))
  await user.type(form.getByRole('textbox', { name: 'Message' }), 'Could we talk on Monday?')
  await user.click(form.getByRole('button', { name: 'Send' }))
  expect(await main().findByText('Could we talk on Monday?', { selector: 'ol p' })).toBeTruthy()
})
