import { MAX_PRICE_CENTS } from '../../lib/money'
import type { FieldSpec } from '../../process/fields'
import { MAX_ATTACHMENTS } from '../upload/attached-files'

export const text = (name: string, label: string, maxLength = 5_000): FieldSpec => ({
  name,
  label,
  kind: 'TEXT',
  maxLength,
})

export const refund: FieldSpec = { name: 'refund', label: 'Refund', kind: 'MONEY', min: 0, max: 'price' }
export const payment: FieldSpec = { name: 'payment', label: 'Payment', kind: 'PAYMENT' }

/** Files beside the text. */
export const files: FieldSpec = {
  name: 'files',
  label: 'Files',
  kind: 'FILES',
  optional: true,
  maxEntries: MAX_ATTACHMENTS,
}

/** Names for a check for conflicts of interest. */
export const otherParties: FieldSpec = {
  name: 'otherParties',
  label: 'Other parties',
  kind: 'NAMES',
  optional: true,
  maxLength: 200,
  maxEntries: 10,
}

/** The milestones of an offer, which replace its fields for price and days. */
export const milestones: FieldSpec = {
  name: 'milestones',
  label: 'Milestones',
  kind: 'MILESTONES',
  optional: true,
  maxLength: 100,
  min: 100,
  max: MAX_PRICE_CENTS,
  maxEntries: 6,
}

export const reason = text('reason', 'Reason', 2_000)
