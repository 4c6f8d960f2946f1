import { gql, type Reference } from '@apollo/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createCache } from './cache'
import { addDashboardPolicies, mergeMessages } from './dashboard-policies'

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

test('own listing: a removed file leaves its list without a warning of lost data', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warning.mockRestore())
  const cache = createCache()
  addDashboardPolicies(cache)
  const query = gql`
    query OwnFiles {
      ownListing(id: "prd-1") {
        id
        files {
          id
        }
      }
    }
  `
  const write = (...ids: string[]) => {
    const files = ids.map((id) => ({ __typename: 'ProductFile', id }))
    const data = { ownListing: { __typename: 'OwnListing', id: 'prd-1', files } }
    cache.writeQuery({ query, data })
    expect(cache.readQuery({ query })).toEqual(data)
  }
  write('fil-1', 'fil-2')
  write('fil-2')
  expect(warning).not.toHaveBeenCalled()
})
