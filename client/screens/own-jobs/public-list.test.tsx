import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { requestsOf, signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { main, visit } from '../../testing/render-screen'
import { JobsDocument } from '../jobs/jobs.generated'
import { user } from './own-jobs.testing'

const close = async () => {
  await user.click(await main().findByRole('button', { name: 'Close the job' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close it' }))
  await waitFor(() => expect(main().queryByRole('button', { name: 'Close the job' })).toBeNull())
}

const hireAndClose = async () => {
  await user.click(assertFound((await main().findAllByRole('button', { name: /^Hire and close the brief: / }))[0]))
  const form = within(await main().findByRole('form', { name: 'Hire and close the brief' }))
  await user.click(form.getByRole('button'))
  await main().findByRole('form', { name: /^Accept and pay / })
}

const edit = async () => {
  await user.type(await main().findByRole('textbox', { name: 'Title' }), ' of Seals')
  await user.click(main().getByRole('button', { name: 'Save the job' }))
  await main().findByText('Saved')
}

test.each([
  ['a job is closed', 'broker', 'job-3103', close],
  ['a brief is closed by hiring', 'customer', 'job-3201', hireAndClose],
  ['a brief is edited', 'customer', 'job-3201', edit],
] as const)('own jobs: once %s, the public list is fetched again', async (_change, role, id, change) => {
  await signedInAs(role)
  const router = await visit('/jobs')
  await main().findAllByRole('listitem')
  await act(() => router.navigate(`/dashboard/jobs?job=${id}`))
  await change()
  await act(() => router.navigate('/jobs'))
  await waitFor(() => expect(requestsOf(JobsDocument).length).toBeGreaterThan(1))
})
