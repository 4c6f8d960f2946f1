/** How each thing is made, out of all of them. */
export type Makers<All, Made> = { readonly [Name in keyof Made]: (all: All) => Made[Name] }

const kept = Symbol('kept')

/**
 * Things that are made of one another, each when it is first asked for: a request needs few of all there are, and to make one
 * costs more than most ask of it. They aren't properties of their own, so no copy asks for all; a copy has the same things.
 */
export const lazily = <Given extends object, Made extends object>(makers: Makers<Given & Made, Made>) => {
  const prototype = {}
  for (const name in makers) {
    Object.defineProperty(prototype, name, {
      get(this: Given & Made & { [kept]: Partial<Made> }) {
        const things = this[kept]
        things[name] ??= makers[name](this)
        return things[name]
      },
    })
  }
  return (given: Given): Given & Made => Object.assign(Object.create(prototype), given, { [kept]: {} })
}
