import { expect, test } from 'vitest'
import { documentsToGenerate } from './saved-documents'

const files = new Map([
  ['client/shop.graphql', 'query Shop { item { id ...ItemRow_item } }'],
  ['client/item-row.graphql', 'fragment ItemRow_item on Item { id ...Price_item ...Seller_item }'],
  ['client/price.graphql', 'fragment Price_item on Item { price }'],
  ['client/seller.graphql', 'fragment Seller_item on Item { seller }'],
  ['client/jobs.graphql', 'query Jobs { jobs { id } }'],
  ['client/notes.graphql', '# Nothing yet.'],
])

test('saved documents: a fragment generates what spreads it, and only reads what these need', () => {
  expect(documentsToGenerate(files, ['client/price.graphql'])).toEqual({
    documents: ['client/price.graphql', 'client/item-row.graphql', 'client/shop.graphql'],
    externalDocuments: ['client/seller.graphql'],
  })
})

test('saved documents: an operation generates itself alone', () => {
  expect(documentsToGenerate(files, ['client/shop.graphql'])).toEqual({
    documents: ['client/shop.graphql'],
    externalDocuments: ['client/item-row.graphql', 'client/price.graphql', 'client/seller.graphql'],
  })
})

test('saved documents: a deleted file and one of comments alone generate nothing', () => {
  expect(documentsToGenerate(files, ['client/deleted.graphql', 'client/notes.graphql']).documents).toEqual([])
})

test('saved documents: fragments that spread each other end', () => {
  const circle = new Map([
    ['client/a.graphql', 'fragment A on Item { ...B }'],
    ['client/b.graphql', 'fragment B on Item { ...A }'],
  ])
  expect(documentsToGenerate(circle, ['client/a.graphql']).documents).toEqual(['client/a.graphql', 'client/b.graphql'])
})
