import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { runAs } from '../../../testing/api'
import { advanceInOtherTab } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { path, user } from '../engagement.testing'
import { quoteWithOffer } from './offer-payment.testing'

test('engagement actions: the buyer accepts an offer and pays the sum on the button by card', async () => {
  await visit(path(await quoteWithOffer()))
  await user.click(await main().findByRole('button', { name: 'Accept offer' }))
  const form = within(await main().findByRole('form', { name: 'Accept and pay $850.00' }))
  expect(form.getByText('within 12 days after you send Tomás the requirements')).toBeTruthy()
  expect(await form.findByLabelText('Card number')).toBeTruthy()
  const company = form.getByLabelText('Company, optional')
  await user.type(company, 'Fernwell')
  const accept = () => user.click(form.getByRole('button', { name: 'Accept and pay $850.00' }))
  await accept()
  expect((await form.findByRole('alert')).textContent).toBe('Card number is required')
  await user.click(form.getByRole('button', { name: /4242/ }))
  await accept()
  expect(await main().findByRole('heading', { level: 2, name: /^Awaiting requirements/ })).toBeTruthy()
  expect(main().getByRole('region', { name: 'Money' }).textContent).toMatch(/^Money\$850\.00 held by Marque/)
  await user.click(await main().findByRole('link', { name: /^INV-/ }))
  const sheet = within(await main().findByRole('article', { name: /^Invoice INV-/ }))
  expect(sheet.getByText('Fernwell')).toBeTruthy()
})

test('engagement actions: an offer revised meanwhile names the old and the new price, and charges nothing', async () => {
  const id = await quoteWithOffer()
  await visit(path(id))
  await user.click(await main().findByRole('button', { name: 'Accept offer' }))
  await main().findByLabelText('Card number')
  await user.click(main().getByRole('button', { name: /4242/ }))
  const sendOffer = { price: 950, days: 9, message: 'Three marks.' }
  await runAs('freelancer', () => advanceInOtherTab(id, 2, { sendOffer }))
  await user.click(main().getByRole('button', { name: 'Accept and pay $850.00' }))
  const message = 'The price is now $950.00, not $850.00. The work now takes 9 days, not 12 days. Nothing was charged.'
  expect(await main().findByText(message)).toBeTruthy()
  expect(main().getByRole('button', { name: 'Accept and pay $950.00' })).toBeTruthy()
})
