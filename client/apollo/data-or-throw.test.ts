import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { expect, test } from 'vitest'
import { dataOrThrow } from './data-or-throw'

const errors = [{ message: 'Broken' }]

test('data or throw: data stay after an answer without data, and an answer with some of the data counts as failed', () => {
  const data = { order: { id: 'ord-1' } }
  const failed = new CombinedGraphQLErrors({ data: null, errors })
  expect(dataOrThrow({ data, error: undefined })).toBe(data)
  expect(dataOrThrow({ data, error: failed })).toBe(data)
  expect(dataOrThrow({ data, error: new TypeError('Failed to fetch') })).toBe(data)
  expect(() => dataOrThrow({ data: undefined, error: failed })).toThrow('Broken')
  const partial = new CombinedGraphQLErrors({ data: { order: null }, errors })
  expect(() => dataOrThrow({ data: { order: null }, error: partial })).toThrow('Broken')
})
