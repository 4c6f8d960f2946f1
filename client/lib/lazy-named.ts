import { type ElementType, lazy } from 'react'

type Component = Exclude<ElementType, string>

/** `lazy` for a named export, whose props stay checked. The call keeps its own `import()`, by which the build finds the chunk. */
export const lazyNamed = <Name extends string, Module extends Record<Name, Component>>(
  load: () => Promise<Module>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }))
