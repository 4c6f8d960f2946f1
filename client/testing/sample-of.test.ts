import { buildSchema, isLeafType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { sampleOf } from './sample-of'

const sampleFor = (field: string, isNothing = false) => {
  const type = buildSchema(`type Query { ${field} } enum Kind { SEAL STAMP }`).getQueryType()
  const [definition] = Object.values(isObjectType(type) ? type.getFields() : {})
  if (!definition || !isLeafType(definition.type)) throw new Error('No field')
  return sampleOf(definition.type, definition, isNothing)
}

test.each<[field: string, sample: unknown]>([
  ['"The job title: `Trademark Paralegal`." title: String', 'Trademark Paralegal'],
  ['"Place of work: `Edinburgh` or `Lisbon`." place: String', 'Edinburgh'],
  ['"`This job is closed.`" message: String', 'This job is closed.'],
  ['"Last four digits: `4242`. Null without a card." digits: String', '4242'],
  ['"Price in US dollars: `2999.99`." price: Float', 2999.99],
  ['"Refunded: `0`." refunded: Float', 0],
  ['"Number of sales: `many`." sales: Int', 1],
  ['"The first of `images`." cover: String', 'cover'],
  ['name: String', 'name'],
  ['isOpen: Boolean', false],
  ['kind: Kind', 'SEAL'],
])('samples: %s is %j', (field, sample) => expect(sampleFor(field)).toBe(sample))

test('samples: a number is 0 in an empty result, whatever its example', () => {
  expect(sampleFor('"Price in US dollars: `2999.99`." price: Float', true)).toBe(0)
})
