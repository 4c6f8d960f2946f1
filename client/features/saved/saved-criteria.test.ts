import { expect, test } from 'vitest'
import { savedSearchPath } from '../../lib/paths'
import { listingFilterOf, listingKindOf } from '../facets/facet-address'
import { savedCriteria } from './saved-criteria'

const criteriaOf = (search: string) => {
  const params = new URLSearchParams(search)
  return savedCriteria(params.get('q') ?? '', { kind: listingKindOf(params), ...listingFilterOf(params) })
}

test('saved search: has all filters of a search but the rating', () =>
  expect(criteriaOf('rating=4&verified=true&max=60&role=broker&jurisdiction=Spain&language=de')).toEqual({
    text: '',
    kind: null,
    category: null,
    minPrice: null,
    maxPrice: 60,
    maxDeliveryDays: null,
    sellerRole: 'BROKER',
    verified: true,
    jurisdiction: 'Spain',
    language: 'de',
  }))

test('saved search: a search by rating alone can not be saved', () => expect(criteriaOf('rating=4')).toBeNull())

test('saved search: its path has the same filters', () => {
  const search = 'q=logo&kind=service&min=5&max=60&days=3&role=broker&verified=true&jurisdiction=New+York&language=de'
  const { category: _category, ...criteria } = criteriaOf(search) ?? { text: '' }
  expect(savedSearchPath({ ...criteria, verified: true, language: 'DE' })).toBe(`/search?${search}`)
})
