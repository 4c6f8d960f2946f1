import type { Modules } from './modules'

export const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** What only tests take: they themselves, and what the tests of one screen share. */
export const isForTests = (file: string) => /\.(test|testing)\.tsx?$/.test(file)

const screenRoute = 'client/screen-route.ts'

/** The modules that give screens their addresses. */
export const tablesIn = (modules: Modules) =>
  [...modules.values()]
    .filter(({ imports }) => imports.some(({ file }) => file === screenRoute))
    .map(({ file }) => file)

/** By these a test opens any page and asks any part of the API. */
const doors = ['client/testing/render-screen.tsx', 'client/testing/render-routes.tsx', 'client/testing/api.ts']

/** Where a walk from a module to what leads to it ends; behind tables and doors everything would hang together. */
export const endsIn = (modules: Modules) => {
  const ends = new Set([screenRoute, ...tablesIn(modules), ...doors])
  return (file: string) => ends.has(file) || isTest(file)
}
