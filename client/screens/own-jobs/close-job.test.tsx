import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { main } from '../../testing/render-screen'
import { openJob, user } from './own-jobs.testing'

const hire = () => main().queryAllByRole('button', { name: /^Hire and close the brief: / })

test('own jobs: once a brief is closed, nobody can be hired by closing it', async () => {
  await signedInAs('customer')
  await openJob('job-3201')
  await waitFor(() => expect(hire()).toHaveLength(2))
  await user.click(main().getByRole('button', { name: 'Close the brief' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close it' }))
  await waitFor(() => expect(main().queryByRole('button', { name: 'Close the brief' })).toBeNull())
  await waitFor(() => expect(hire()).toEqual([]))
})
