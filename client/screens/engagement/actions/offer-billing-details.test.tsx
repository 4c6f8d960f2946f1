import { act, cleanup, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockError, mockOperation } from '../../../testing/api'
import { main, visit } from '../../../testing/render-screen'
import { path, user } from '../engagement.testing'
import { OfferPaymentDocument } from './offer-payment.generated'
import { quoteWithOffer } from './offer-payment.testing'

test('engagement actions: without the billing details an offer can’t be paid, so that they are not overwritten', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const repair = mockError(OfferPaymentDocument)
  await visit(path(await quoteWithOffer()))
  await user.click(await main().findByRole('button', { name: 'Accept offer' }))
  const form = within(await main().findByRole('form', { name: 'Accept and pay $850.00' }))
  expect(await form.findByText('Your billing details could not be loaded')).toBeTruthy()
  expect(form.queryByLabelText('Full name')).toBeNull()
  repair()
  await user.click(form.getByRole('button', { name: 'Try again' }))
  expect(await form.findByLabelText<HTMLInputElement>('Full name')).toHaveProperty('value', 'Clara Whitfield')
})

test('engagement actions: billing details that were saved meanwhile stand in the form of an offer', async () => {
  const offer = path(await quoteWithOffer())
  const router = await visit(offer)
  const nameField = async () => {
    await user.click(await main().findByRole('button', { name: 'Accept offer' }))
    return main().findByLabelText<HTMLInputElement>('Full name')
  }
  expect((await nameField()).value).toBe('Clara Whitfield')
  await act(() => router.navigate('/about'))
  mockOperation(OfferPaymentDocument, { viewer: { billingDetails: { name: 'Ada Fernwell' } } })
  await act(() => router.navigate(offer))
  expect((await nameField()).value).toBe('Ada Fernwell')
})

test('engagement drafts: billing details that were typed are there again, the card is not', async () => {
  const offer = path(await quoteWithOffer())
  await visit(offer)
  await user.click(await main().findByRole('button', { name: 'Accept offer' }))
  const field = (label: string) => main().findByLabelText<HTMLInputElement>(label)
  await user.type(await field('Company, optional'), 'Fernwell')
  await user.type(await field('Card number'), '4242')
  cleanup()
  await visit(offer)
  await waitFor(async () => expect((await field('Company, optional')).value).toBe('Fernwell'))
  expect((await field('Full name')).value).toBe('Clara Whitfield')
  expect((await field('Card number')).value).toBe('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('4242')
})
