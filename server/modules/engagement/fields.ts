import type { FieldSpec } from '../../process/fields'
import { MAX_ATTACHMENTS } from '../attachment/attachment.service'

export const text = (name: string, label: string, maxLength = 5_000): FieldSpec => ({
  name,
  label,
  kind: 'TEXT',
  maxLength,
})

/** Files beside the text. */
export const files: FieldSpec = {
  name: 'files',
  label: 'Files',
  kind: 'FILES',
  optional: true,
  maxEntries: MAX_ATTACHMENTS,
}

export const reason = text('reason', 'Reason', 2_000)
