import { DateTimeResolver, JSONResolver, LocalDateResolver, NonNegativeIntResolver, URLResolver } from 'graphql-scalars'

/** Parse and serialize the custom scalars of the SDL. */
export const scalars = {
  DateTime: DateTimeResolver,
  JSON: JSONResolver,
  LocalDate: LocalDateResolver,
  NonNegativeInt: NonNegativeIntResolver,
  URL: URLResolver,
}
