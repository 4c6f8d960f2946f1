import { type ComponentProps, type ElementType, lazy, type ReactNode, Suspense } from 'react'

type Component = Exclude<ElementType, string>

/** `lazy` for a named export, whose props stay checked. The call keeps its own `import()`, by which the build finds the chunk. */
export const lazyNamed = <Name extends string, Module extends Record<Name, Component>>(
  load: () => Promise<Module>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }))

/** `lazyNamed` with a boundary of its own, which shows the fallback until the component and its data are loaded. */
export const lazyPart = <Name extends string, Module extends Record<Name, Component>>(
  load: () => Promise<Module>,
  name: Name,
  fallback?: ReactNode,
) => {
  const Part = lazyNamed(load, name)
  return (props: ComponentProps<typeof Part>) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  )
}
