import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { RequestQuoteDocument } from './request-quote.generated'

const user = userEvent.setup()
const press = async () => user.click(await main().findByRole('button', { name: 'Request a quote' }))

test.each([
  ['?service=srv-1501', /^From Tomás Vidal\./, 'Logo Design in Three Directions'],
  ['?freelancer=fre-jun-watanabe', /^From Jun Watanabe\./, 'Jun Watanabe'],
])(
  'quote request: a customer requests a quote at %s and is redirected to the engagement',
  async (search, lead, title) => {
    await signedInAs('customer')
    const router = await visit(`/request-quote${search}`)
    expect(await main().findByText(lead)).toBeTruthy()
    const subject = within(main().getByRole('complementary', { name: 'The quote is for' }))
    expect(subject.getByRole('link', { name: title })).toBeTruthy()
    await press()
    expect((await main().findByRole('alert')).textContent).toBeTruthy()
    await user.type(main().getByLabelText('Message'), 'A mark for two shops.')
    await press()
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/dashboard\/engagements\/eng-/))
  },
)

test('quote request: a visitor signs in first; an admin is told that it needs another account', async () => {
  const router = await visit('/request-quote?service=srv-1501')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/request-quote?service=srv-1501')
  await signedInAs('admin')
  await router.navigate('/request-quote?service=srv-1501')
  expect(await main().findByRole('heading', { name: 'Requesting a quote needs another account' })).toBeTruthy()
})

test('quote request: the listed price of a service with packages is that of the cheapest', async () => {
  await signedInAs('customer')
  mockOperation(RequestQuoteDocument, { service: { price: 40, hasPackages: true } })
  await visit('/request-quote?service=srv-1501')
  expect(await main().findByText('From $40.00')).toBeTruthy()
})

test('quote request: an unknown seller is not found', async () => {
  await signedInAs('customer')
  await visit('/request-quote?service=srv-none')
  expect(await main().findByRole('heading', { name: 'Seller Not Found' })).toBeTruthy()
})
