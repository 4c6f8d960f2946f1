import type { Example } from './examples'

type RunExample = (name: string) => Promise<unknown>

/** The variables of an example, with the value that `take` names in another example's result. */
export const filledVariables = async ({ variables, take }: Pick<Example, 'variables' | 'take'>, run: RunExample) => {
  if (!take || !variables) return variables
  const value = take.at.reduce(valueAt, await run(take.from))
  return value === undefined ? variables : setAt(variables, take.into.split('.'), value)
}

/** A negative index counts from the end. */
const valueAt = (parent: unknown, key: string | number): unknown => {
  if (Array.isArray(parent)) return parent.at(Number(key))
  return typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined
}

const setAt = (tree: object, [key = '', ...rest]: string[], value: unknown): Record<string, unknown> => {
  const inner: unknown = Reflect.get(tree, key)
  return { ...tree, [key]: rest.length > 0 && typeof inner === 'object' && inner ? setAt(inner, rest, value) : value }
}
