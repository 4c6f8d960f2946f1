import { act, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockPending, signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { main } from '../../testing/render-screen'
import { OwnJobDocument } from './own-job.generated'
import { openJob, user } from './own-jobs.testing'

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

test('applicants: the link of a tab keeps the focus when it is pressed', async () => {
  await signedInAs('broker')
  await openJob()
  await user.click(main().getByRole('link', { name: /^Not chosen/ }))
  const chosen = await main().findByRole('link', { current: true, name: /^Not chosen/ })
  expect(document.activeElement).toBe(chosen)
})

test('applicants: no text says that a tab is empty before its answer has arrived', async () => {
  await signedInAs('broker')
  await openJob()
  await user.click(main().getByRole('link', { name: /^Hired/ }))
  expect(await main().findByText('Nobody is hired yet.')).toBeTruthy()
  const answer = mockPending(OwnJobDocument)
  await user.click(main().getByRole('link', { name: /^Shortlisted/ }))
  expect(main().queryByText('Nobody is shortlisted at the moment.')).toBeNull()
  answer()
  expect(await main().findAllByRole('button', { name: /^Hire/ })).toBeTruthy()
})
