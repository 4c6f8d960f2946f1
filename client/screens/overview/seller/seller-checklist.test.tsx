import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, mockOperation, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { href, main, panel } from '../overview.testing'
import { DismissSellerChecklistDocument, SellerChecklistDocument } from './seller-checklist.generated'
import { SellerOverviewDocument } from './seller-overview.generated'

const none = { nodes: [], totalCount: 0 }
const counts = {
  ...{ published: { totalCount: 0 }, unpublished: { totalCount: 0 } },
  ...{ drafts: none, engagements: none, purchases: none, docket: none },
}
const user = { id: 'usr-marta-keller' }
const open = async (listings: object = {}) => {
  await signedInAs('vendor')
  mockOperation(SellerOverviewDocument, {
    ...counts,
    ...listings,
    viewer: { ...user, checklistDismissedAt: null, company: null },
  })
  await visit('/dashboard')
  return panel('Your way to the first product on sale')
}
const states = (list: Awaited<ReturnType<typeof open>>) =>
  list.getAllByRole('listitem').map((step) => {
    const link = within(step).getByRole('link')
    return [within(step).queryByText(/^(Done|Open)$/)?.textContent, link.textContent, href(link)]
  })

test('seller checklist: each step is a link with its state', async () => {
  const company = { id: 'com-a', description: 'Forms.', services: [], website: null, contactEmail: 'a@example.com' }
  const parts = { location: '', foundedYear: null, employeeCount: '', contactPhone: '' }
  mockOperation(SellerChecklistDocument, {
    viewer: { ...user, billingDetails: { name: 'Marta' }, company: { ...company, ...parts } },
    payouts: { account: { state: 'INCOMPLETE', provider: 'Stripe' } },
  })
  const list = await open()
  expect(states(list)).toEqual([
    ['Open', 'Complete your company profile', '/dashboard/vendor/company'],
    ['Done', 'Add your billing details', '/dashboard/settings'],
    ['Open', 'Open your payout account', '/dashboard/payouts'],
    ['Open', 'Write your first product', '/dashboard/vendor/products'],
    ['Open', 'Publish it', '/dashboard/vendor/products'],
  ])
  for (const text of ['1 of 5 done', '2 of 8 parts are filled in.', 'The payment provider needs more details.'])
    expect(list.getByText(text)).toBeTruthy()
  expect(list.queryByRole('button')).toBeNull()
})

test('seller checklist: a marketplace without payouts has no step about them, and a draft leads to its editor', async () => {
  mockOperation(SellerChecklistDocument, {
    viewer: { ...user, billingDetails: null, company: null },
    payouts: { account: null },
  })
  const list = await open({
    drafts: { nodes: [{ id: 'prd-new', title: 'Forms', updatedAt: '2026-11-21T10:00:00.000Z' }], totalCount: 1 },
  })
  expect(states(list)).toEqual([
    ['Open', 'Add your billing details', '/dashboard/settings'],
    ['Done', 'Write your first product', '/dashboard/vendor/products/prd-new'],
    ['Open', 'Publish it', '/dashboard/vendor/products/prd-new'],
  ])
})

test('seller checklist: once a listing is published it can be dismissed, and is gone for good', async () => {
  mockOperation(DismissSellerChecklistDocument, {
    dismissSellerChecklist: { ...user, checklistDismissedAt: '2026-11-24T10:00:00.000Z' },
  })
  const endError = mockError(DismissSellerChecklistDocument)
  const list = await open({ published: { totalCount: 1 } })
  expect(states(list).at(-1)).toEqual(['Done', 'Publish it', '/dashboard/vendor/products'])
  await userEvent.click(list.getByRole('button', { name: 'Dismiss this list' }))
  expect(await list.findByText('The list could not be removed. Please try again.')).toBeTruthy()
  endError()
  await userEvent.click(list.getByRole('button', { name: 'Dismiss this list' }))
  await expect.poll(() => main().queryByRole('region', { name: /^Your way/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('seller checklist: sellers who have dismissed it see none', async () => {
  await signedInAs('vendor')
  await visit('/dashboard')
  await panel('Drafts to finish')
  expect(main().queryByRole('region', { name: /^Your way/ })).toBeNull()
})
