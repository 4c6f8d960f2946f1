import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, mockOperation, signedInAs } from '../../../testing/api'
import { main, visit } from '../../../testing/render-screen'
import { panel } from '../overview.testing'
import { DismissSellerChecklistDocument } from './seller-checklist.generated'
import { openChecklist, seller, statesOf } from './seller-checklist.testing'

test('seller checklist: once a listing is published it can be dismissed, and is gone for good', async () => {
  mockOperation(DismissSellerChecklistDocument, {
    dismissSellerChecklist: {
      __typename: 'SellerChecklistDismissed',
      user: { ...seller, checklistDismissedAt: '2026-11-24T10:00:00.000Z' },
    },
  })
  const endError = mockError(DismissSellerChecklistDocument)
  const list = await openChecklist({ published: { totalCount: 1 } })
  expect(statesOf(list).at(-1)).toEqual(['Done', 'Publish it', '/dashboard/vendor/products'])
  await userEvent.click(list.getByRole('button', { name: 'Dismiss this list' }))
  expect(await list.findByText('Something went wrong. Nothing was changed. Please try again.')).toBeTruthy()
  endError()
  await userEvent.click(list.getByRole('button', { name: 'Dismiss this list' }))
  await expect.poll(() => main().queryByRole('region', { name: /^Your way/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('seller checklist: a refusal says why, and the list stays', async () => {
  const message = 'The checklist stays until your first listing is published.'
  mockOperation(DismissSellerChecklistDocument, {
    dismissSellerChecklist: { __typename: 'SellerChecklistUnfinished', message },
  })
  const list = await openChecklist({ published: { totalCount: 1 } })
  await userEvent.click(list.getByRole('button', { name: 'Dismiss this list' }))
  expect((await list.findByRole('alert')).textContent).toBe(message)
})

test('seller checklist: sellers who have dismissed it see none', async () => {
  await import('./seller-checklist')
  await signedInAs('vendor')
  await visit('/dashboard')
  await panel('Drafts to finish')
  expect(main().queryByRole('region', { name: /^Your way/ })).toBeNull()
})
