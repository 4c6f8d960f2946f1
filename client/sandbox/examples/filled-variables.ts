import type { Example } from './examples'

type Ask = (name: string) => Promise<unknown>

/** The variables of an example, with what another example's answer has to say filled in. */
export const filledVariables = async ({ variables, take }: Pick<Example, 'variables' | 'take'>, ask: Ask) => {
  if (!take || !variables) return variables
  const value = take.at.reduce(step, await ask(take.from))
  return value === undefined ? variables : put(variables, take.into.split('.'), value)
}

/** From the end where the index is negative. */
const step = (place: unknown, key: string | number): unknown => {
  if (Array.isArray(place)) return place.at(Number(key))
  return typeof place === 'object' && place !== null ? Reflect.get(place, key) : undefined
}

const put = (place: object, [key = '', ...rest]: string[], value: unknown): Record<string, unknown> => {
  const inner: unknown = Reflect.get(place, key)
  return { ...place, [key]: rest.length > 0 && typeof inner === 'object' && inner ? put(inner, rest, value) : value }
}
