import type { Reference } from '@apollo/client'
import { expect, test } from 'vitest'
import { joined } from './know-conversations'

const page = (...numbers: number[]) => ({
  nodes: numbers.map((number) => ({ __ref: `Message:${number}` })),
  pageInfo: { of: numbers.at(-1) },
})
const read = (_field: unknown, from?: Reference) => Number(from?.__ref.replace('Message:', ''))
const join = (known: number[], came: number[]) => joined(page(...known), page(...came), Object(read))

test.each([
  ['what is newer comes first', [3, 2], [5, 4, 3], [5, 4, 3, 2]],
  ['what is older comes last', [5, 4], [3, 2], [5, 4, 3, 2]],
  ['nothing is doubled', [5, 4], [5, 4], [5, 4]],
  ['nothing is lost to an older answer', [5, 4, 3], [4, 3, 2], [5, 4, 3, 2]],
  ['no gap is hidden', [3, 2], [9, 8], [9, 8]],
  ['the first answer is all there is', [], [2, 1], [2, 1]],
])('%s', (_rule, known, came, all) => {
  expect(join(known, came)).toEqual(page(...all))
})
