import { expect, test } from 'vitest'
import { savedCriteria } from './saved-criteria'
import { searchFilterFromParams } from './search-filter'

const criteriaOf = (search: string) => savedCriteria('', searchFilterFromParams(new URLSearchParams(search)) ?? {})

test('saved search: has no rating and no traits of sellers', () =>
  expect(criteriaOf('rating=4&verified=true&max=60')).toEqual({
    ...{ text: '', kind: null, category: null },
    ...{ minPrice: null, maxPrice: 60, maxDeliveryDays: null },
  }))

test('saved search: a search by nothing else can not be saved', () =>
  expect(criteriaOf('rating=4&verified=true&language=de&role=broker')).toBeNull())
