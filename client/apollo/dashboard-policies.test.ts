import type { Reference } from '@apollo/client'
import { expect, test } from 'vitest'
import { mergeMessages } from './dashboard-policies'

const page = (...numbers: number[]) => ({
  nodes: numbers.map((number) => ({ __ref: `Message:${number}` })),
  pageInfo: { of: numbers.at(-1) },
})
const readField = (_field: unknown, from?: Reference) => Number(from?.__ref.replace('Message:', ''))

test.each([
  ['newer messages come first', [3, 2], [5, 4, 3], [5, 4, 3, 2]],
  ['older messages come last', [5, 4], [3, 2], [5, 4, 3, 2]],
  ['no message is doubled', [5, 4], [5, 4], [5, 4]],
  ['no message is lost to an older response', [5, 4, 3], [4, 3, 2], [5, 4, 3, 2]],
  ['a gap drops the existing page', [3, 2], [9, 8], [9, 8]],
  ['a first page is stored unchanged', [], [2, 1], [2, 1]],
])('merging messages: %s', (_rule, existing, incoming, merged) => {
  expect(mergeMessages(page(...existing), page(...incoming), Object(readField))).toEqual(page(...merged))
})
