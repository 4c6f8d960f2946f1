import { type GraphQLObjectType, getNamedType, isObjectType, isUnionType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../schema'
import { weightOf } from './cost-directives'

/** The names of fields whose texts people write in paragraphs. */
const written =
  /^(description|excerpt|note|text|message|reason|reply|body|question|answer|appeal|decision|content|licence)$/

/** Texts of our own, and those of people of at most 1,000 characters. */
const short = [
  'AvailableTransition.question',
  'BuyerQuestion.text',
  'Category.description',
  'ContentReport.text',
  'Credential.note',
  'DocketEvent.text',
  'DocketRule.note',
  'EventAnswer.question',
  'FaqEntry.question',
  'Introduction.text',
  'NdaClause.text',
  'Notification.text',
  'PasswordRule.text',
  'ReportCase.answer',
  'ReportCase.appeal',
  'ReportCase.decision',
  'SavedListing.note',
  'SavedSearch.text',
  'SiteNotice.text',
  'TransitionTerm.text',
]

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
/** The members of result unions have sentences of our own. */
const results = new Set(types.flatMap((type) => (isUnionType(type) ? type.getTypes() : [])))
const isResult = (type: GraphQLObjectType) => results.has(type) && !/^(Product|Service)$/.test(type.name)

test('long texts: each field of one has a cost', () => {
  const fields = types.filter(isObjectType).flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ name, type: of }) => getNamedType(of).name === 'String' && written.test(name) && !isResult(type))
      .map((field) => ({ name: `${type.name}.${field.name}`, weight: weightOf(schema, field, {}) })),
  )
  expect(fields.length).toBeGreaterThan(30)
  expect(fields.flatMap(({ name, weight }) => (weight === 0 ? [name] : [])).sort()).toEqual(short)
})
