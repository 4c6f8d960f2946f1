import { act, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { main, openJob, user } from './own-jobs.testing'

test('applicants: the focus stays at the list when an answer moves an application to another tab', async () => {
  await signedInAs('broker')
  const router = await openJob()
  await act(() => router.navigate('?job=job-3103&tab=new'))
  const decline = await main().findAllByRole('button', { name: /^Decline:/ })
  await user.click(assertFound(decline[0]))
  await user.click(within(main().getByRole('form', { name: 'Decline' })).getByRole('button', { name: 'Decline' }))
  await expect.poll(() => main().queryAllByRole('button', { name: /^Decline:/ }).length).toBe(decline.length - 1)
  expect(document.activeElement).toBe(main().getByRole('region', { name: /applicants?$/ }))
})
