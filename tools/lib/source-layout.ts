import type { ImportGraph } from './import-graph'

export const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Tests, and what the tests of one screen share. */
export const isTestCode = (file: string) => /\.(test|testing)\.tsx?$/.test(file)

export const isSandbox = (file: string) => file.startsWith('client/sandbox/') && /\.tsx?$/.test(file) && !isTest(file)

const screenRoute = 'client/screen-route.ts'

/** The modules that give screens their paths. */
export const routeTables = (graph: ImportGraph) =>
  [...graph.values()].filter(({ imports }) => imports.some(({ file }) => file === screenRoute)).map(({ file }) => file)

/** Through these a test can open any page and call any part of the API. */
const testEntryPoints = [
  'client/testing/render-screen.tsx',
  'client/testing/render-routes.tsx',
  'client/testing/api.ts',
]

/** Where a walk up the importers stops: the importers of these files depend on the whole site. */
export const isBoundaryIn = (graph: ImportGraph) => {
  const boundaries = new Set([screenRoute, ...routeTables(graph), ...testEntryPoints])
  return (file: string) => boundaries.has(file) || isTest(file)
}
