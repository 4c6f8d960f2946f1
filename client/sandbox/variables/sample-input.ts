import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'

const scalars: Record<string, unknown> = {
  Boolean: true,
  DateTime: '2026-03-12T09:00:00.000Z',
  Float: 1,
  ID: 'id',
  Int: 1,
  JSON: {},
  LocalDate: '2027-02-03',
  NonNegativeInt: 1,
  URL: 'https://example.com/',
}

/** A value that the type accepts. Input objects get their required fields. */
export const sampleInput = (type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return sampleInput(type.ofType)
  if (isListType(type)) return [sampleInput(type.ofType)]
  if (isInputObjectType(type)) return sampleObject(type)
  if (isEnumType(type)) return type.getValues()[0]?.name
  return scalars[type.name] ?? 'text'
}

const sampleObject = (type: GraphQLInputObjectType) => {
  const fields = Object.values(type.getFields())
  const used = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField)
  return Object.fromEntries(used.map((field) => [field.name, sampleInput(field.type)]))
}
