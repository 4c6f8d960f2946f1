import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../../testing/api'
import { main, visit } from '../../../testing/render-screen'
import { completedEngagement, engagementInProgress, path, user } from '../engagement.testing'

const open = async (button: string) => {
  await user.click(await main().findByRole('button', { name: button }))
  return within(await main().findByRole('form', { name: new RegExp(`^${button}`) }))
}

test('earnings: an offer says what the seller will earn of its price', async () => {
  await signedInAs('freelancer')
  await visit(path('MQ-2G3VN'))
  const form = await open('Revise offer')
  await user.clear(await form.findByLabelText('Price'))
  await user.type(form.getByLabelText('Price'), '200')
  expect(await form.findByText('You will earn $180.00')).toBeTruthy()
})

test('earnings: a proposed new price says what the seller will earn of it', async () => {
  const id = await engagementInProgress()
  await signedInAs('freelancer')
  await visit(path(id))
  const form = await open('Offer an addition')
  await user.type(await form.findByLabelText(/^Price/), '100')
  expect(await form.findByText('You will earn $90.00')).toBeTruthy()
})

test('earnings: a refund earns nothing', async () => {
  const { path } = await completedEngagement()
  await signedInAs('freelancer')
  await visit(path)
  const form = await open('Refund')
  await user.type(await form.findByLabelText('Refund'), '100')
  expect(form.getByLabelText('Refund').closest('form')?.querySelector('[aria-live]')).toBeNull()
})
