import { type GraphQLLeafType, isEnumType } from 'graphql'

const samples: Record<string, unknown> = {
  Boolean: false,
  DateTime: '2026-01-02T03:04:05.000Z',
  Float: 1,
  Int: 1,
  JSON: {},
  NonNegativeInt: 1,
  URL: 'https://example.com/',
}

/** The same for the same field, whenever it is asked: a text is the name of its field. */
export const sampleOf = (type: GraphQLLeafType, field: string): unknown =>
  isEnumType(type) ? type.getValues()[0]?.name : type.name in samples ? samples[type.name] : field
