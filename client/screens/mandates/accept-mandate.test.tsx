import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockPending, requestsOf, signedInAs } from '../../testing/api'
import { main } from '../../testing/render-screen'
import { AdvanceMandateDocument } from './mandate-row.generated'
import { accept, open, region, user } from './mandates.testing'

test('mandates: the owner accepts a proposal after a question, and once', async () => {
  await signedInAs('freelancer')
  await open()
  expect((await region('Brokers of your listings')).getByText(/May I send them your page/)).toBeTruthy()
  const answer = mockPending(AdvanceMandateDocument)
  await accept()
  const button = main().getByRole('button', { name: /^Accept: Logo Design/ })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await user.click(button)
  await user.click(main().getByRole('button', { name: /^Decline: Logo Design/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  answer()
  expect(await main().findByText('Active')).toBeTruthy()
  expect(requestsOf(AdvanceMandateDocument)).toHaveLength(1)
  expect(main().queryByRole('region', { name: 'Listings that you broker' })).toBeNull()
})
