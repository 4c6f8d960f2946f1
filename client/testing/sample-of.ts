import { type GraphQLField, type GraphQLLeafType, isEnumType } from 'graphql'

const samples: Record<string, unknown> = {
  Boolean: false,
  DateTime: '2026-01-02T03:04:05.000Z',
  Float: 1,
  Int: 1,
  JSON: {},
  NonNegativeInt: 1,
  URL: 'https://example.com/',
}

export const isValueOf = (type: GraphQLLeafType, value: unknown) => {
  try {
    type.parseValue(value)
    return true
  } catch {
    return false
  }
}

/** A value of a field, always the same: the example in its description, a sample of its type, or the field's name. */
export const sampleOf = (
  type: GraphQLLeafType,
  { name, description }: GraphQLField<unknown, unknown>,
  isNothing: boolean,
): unknown => {
  if (isEnumType(type)) return type.getValues()[0]?.name
  // The server counts exactly below 1,001.
  if (name === 'totalIsExact') return true
  const sample = samples[type.name] ?? name
  if (isNothing && sample === 1) return 0
  const example = exampleIn(description)
  if (example === undefined) return sample
  // A number stands in the description as text.
  return [Number(example), example].find((value) => isValueOf(type, value)) ?? sample
}

/** Descriptions end with an example, or are one: "The job title: `Trademark Paralegal`." */
const exampleIn = (description: string | null | undefined) => /(?:^|: )`([^`]+)`/.exec(description ?? '')?.[1]
