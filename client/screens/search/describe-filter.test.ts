import { expect, test } from 'vitest'
import { describeFilter, searchFilterFromParams } from './search-filter'

const german = {
  __typename: 'FacetChoice' as const,
  value: 'de',
  label: 'German',
  selected: true,
  count: 2,
  countIsExact: true,
}

test('search filter: is described in words', () => {
  const description = (search: string, ...choices: (typeof german)[]) =>
    describeFilter(
      searchFilterFromParams(new URLSearchParams(search)) ?? {},
      [{ slug: 'logo-design', name: 'Logo Design' }],
      [{ __typename: 'Facet', name: 'LANGUAGE', label: 'Language', choices }],
    )
  expect(description('kind=product&category=logo-design&min=50&max=99.99')).toBe(
    ' among products in Logo Design, from $50, up to $99.99',
  )
  expect([description(''), description('category=castles')]).toEqual(['', ' in castles'])
  expect(description('max=50&language=de', german)).toBe(', up to $50 (German)')
})
