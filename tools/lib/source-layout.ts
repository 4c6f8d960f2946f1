import type { ImportGraph } from './import-graph'

export const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** True for tests and for the helpers of a screen's tests. */
export const isTestCode = (file: string) => /\.(test|testing)\.tsx?$/.test(file)

export const isSandbox = (file: string) => file.startsWith('client/sandbox/') && /\.tsx?$/.test(file) && !isTest(file)

const screenRoute = 'client/screen-route.ts'

/** The modules that map paths to screens. */
export const routeTables = (graph: ImportGraph) =>
  [...graph.values()].filter(({ imports }) => imports.some(({ file }) => file === screenRoute)).map(({ file }) => file)

/** A test that imports one of these can open any page and call any operation. */
const testEntryPoints = [
  'client/testing/render-screen.tsx',
  'client/testing/render-routes.tsx',
  'client/testing/api.ts',
]

/** The importers of a boundary depend on the whole site, so a search for importers stops there. */
export const isBoundaryIn = (graph: ImportGraph) => {
  const boundaries = new Set([screenRoute, ...routeTables(graph), ...testEntryPoints])
  return (file: string) => boundaries.has(file) || isTest(file)
}
