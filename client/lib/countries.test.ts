import { expect, test } from 'vitest'
import { countryName } from '../../server/lib/countries'
import { countries } from './countries'

test('countries: those of ISO 3166-1 that the API accepts, by name', () => {
  const all = countries()
  expect(all.length).toBeGreaterThan(245)
  expect(all.length).toBeLessThan(253)
  expect(all[0]).toEqual({ code: 'AF', name: 'Afghanistan' })
  expect(all.map(({ code }) => countryName(code))).toEqual(all.map(({ name }) => name))
  expect(['ZZ', 'EU', 'UK', 'SU', 'AN', 'gb', 'G', '', 'GBR'].map(countryName)).toEqual(Array(9).fill(undefined))
})
