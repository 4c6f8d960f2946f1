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
export const sampleOf = (type: GraphQLLeafType, field: string, isNothing: boolean): unknown => {
  if (isEnumType(type)) return type.getValues()[0]?.name
  // As the server says of any count below 1,001.
  if (field === 'totalIsExact') return true
  const sample = type.name in samples ? samples[type.name] : field
  return isNothing && sample === 1 ? 0 : sample
}
