import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'

/** The split of the price loads after the panel. */
const money = async () => {
  await screen.findByRole('heading', { name: /^How the price/ })
  return screen.getByRole('region', { name: 'Money' }).textContent
}
const released = '/dashboard/engagements/MQ-2K7BR'
const introduced = 'Introduced by Priya Raman, who receives 8% of the price from the seller.'

test('broker’s fee: the buyer sees it with the broker’s name, but no commission', async () => {
  await signedInAs('customer')
  await visit(released)
  const text = await money()
  expect(text).toContain('Fee of Priya Raman, 8%$57.60')
  expect(text).toContain('How the price was splitFor the seller’s side$662.40')
  expect(text).toContain('Released$720.00')
  expect(text).toContain(introduced)
  expect(text).not.toContain('Commission')
})

test('broker’s fee: the broker sees the whole split, and no messages of the parties', async () => {
  await signedInAs('broker')
  await visit(released)
  const text = await money()
  expect(text).toContain('Your fee, 8%$57.60')
  expect(text).toContain('Commission of Marque$72.00')
  expect(text).toContain('Earned by Bea Lindqvist$590.40')
  expect(screen.queryByRole('region', { name: /Messages|Conversation/ })).toBeNull()
  expect(screen.queryByText(/Moisture Systems/)).toBeNull()
})

test('broker’s fee: what the broker will earn stands there while the price is held', async () => {
  await signedInAs('broker')
  await visit('/dashboard/engagements/MQ-2K3BR')
  expect(await money()).toContain('You will earn $57.60 when the work is accepted.')
})

test.each([
  ['customer', 'For the seller’s side$662.40Fee of Priya Raman, 8%$57.60Price$720.00'],
  ['broker', 'For Bea Lindqvist$590.40Your fee, 8%$57.60Commission of Marque$72.00Price$720.00'],
] as const)('broker’s fee: the %s reads the split while the price is held', async (role, split) => {
  await signedInAs(role)
  await visit('/dashboard/engagements/MQ-2K3BR')
  expect(await money()).toContain(`How the price is split${split}`)
})
