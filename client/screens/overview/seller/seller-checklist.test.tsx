import { expect, test } from 'vitest'
import { mockOperation } from '../../../testing/api'
import { SellerChecklistDocument } from './seller-checklist.generated'
import { openChecklist, seller, statesOf } from './seller-checklist.testing'

test('seller checklist: each step is a link with its state', async () => {
  const company = { id: 'com-a', description: 'Forms.', services: [], website: null, contactEmail: 'a@example.com' }
  const parts = { location: '', foundedYear: null, employeeCount: '', contactPhone: '' }
  mockOperation(SellerChecklistDocument, {
    viewer: { ...seller, billingDetails: { name: 'Marta' }, company: { ...company, ...parts } },
    payouts: { account: { state: 'INCOMPLETE', provider: 'Stripe' } },
  })
  const list = await openChecklist()
  expect(statesOf(list)).toEqual([
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
    viewer: { ...seller, billingDetails: null, company: null },
    payouts: { account: null },
  })
  const list = await openChecklist({
    drafts: { nodes: [{ id: 'prd-new', title: 'Forms', updatedAt: '2026-11-21T10:00:00.000Z' }], totalCount: 1 },
  })
  expect(statesOf(list)).toEqual([
    ['Open', 'Add your billing details', '/dashboard/settings'],
    ['Done', 'Write your first product', '/dashboard/vendor/products/prd-new'],
    ['Open', 'Publish it', '/dashboard/vendor/products/prd-new'],
  ])
})

test.each([
  [1, 1, 'Everybody can find your product now.'],
  [0, 1, 'It was published. Only you can see it now.'],
])('seller checklist: with %i published and %i unpublished it says: %s', async (published, unpublished, text) => {
  const list = await openChecklist({
    published: { totalCount: published },
    unpublished: { totalCount: unpublished },
  })
  expect(statesOf(list).at(-1)).toEqual(['Done', 'Publish it', '/dashboard/vendor/products'])
  expect(list.getByText(text)).toBeTruthy()
})
