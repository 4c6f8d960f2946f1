import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AuditAction } from '../../generated/schema'
import { mockFragment } from '../../testing/mock-fragment'
import { renderComponent } from '../../testing/render-routes'
import { AuditEntry } from './audit-entry'
import { AuditEntry_EventFragmentDoc } from './audit-entry.generated'

interface Mocked {
  action: AuditAction
  note: string
  amount?: number
  number?: string
}

const textOf = async ({ action, note, amount, number }: Mocked) => {
  const event = mockFragment(AuditEntry_EventFragmentDoc, {
    action,
    note,
    at: '2020-01-05T10:00:00.000Z',
    amount: amount ?? null,
    amountOf: amount === undefined ? null : 600,
    engagement: number === undefined ? null : { number },
    actor: { name: 'Adrian Cole' },
    subject: { name: 'Clara Whitfield' },
  })
  await renderComponent(<AuditEntry event={event} to="/dashboard/users" />)
  return screen.getByText(/^Adrian Cole/).parentElement?.textContent
}

test('audit entry: a decision names order, sums, reason and admin', async () => {
  const text = await textOf({ action: 'DISPUTE_RESOLVED', note: 'A part is missing.', amount: 200, number: 'MQ-2F7K9' })
  expect(text).toMatch(
    /Resolved MQ-2F7K9, \$200\.00 refunded of \$600\.00A part is missing\.Adrian Cole, about Clara Whitfield$/,
  )
})

test('audit entry: a move of the clock says by how much', async () => {
  expect(await textOf({ action: 'CLOCK_MOVED', note: '7 days' })).toMatch(
    /Moved the clock forward by 7 daysAdrian Cole$/,
  )
})
