import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockPending, requestsOf, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { AdvanceMandateDocument } from './mandate-row.generated'

const user = userEvent.setup()
const main = () => within(screen.getByRole('main'))
const region = async (name: string) => within(await main().findByRole('region', { name }))
const open = () => visit('/dashboard/mandates')
const accept = async () => {
  await user.click(await main().findByRole('button', { name: /^Accept: Logo Design/ }))
  const dialog = within(screen.getByRole('dialog', { name: /^Accept: Logo Design/ }))
  await user.click(dialog.getByRole('button', { name: 'Accept' }))
}

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
