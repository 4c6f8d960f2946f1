import { impactSince } from '../impact/impact-since'
import { sourceFiles } from '../lib/files'
import { testsOf } from './tests-of'

/** What code generation makes of the schema is left out: everything hangs on it, and the schema itself tells what changed. */
export const isWatched = (file: string) =>
  /^(client|server|fixtures|tools|schema)\/(.*\/)?[^/.][^/]*\.(tsx?|mjs|graphql)$/.test(file) &&
  !/^(client|server)\/generated\//.test(file)

/** The tests that a save touches; of the schema those that `npm run schema:impact` names. */
export const touchedTests = async (root: string, saved: string[]) => {
  const code = saved.filter((file) => !file.startsWith('schema/'))
  const impacts = code.length < saved.length ? await impactSince(root, 'HEAD') : []
  return [...new Set([...testsOf(code, sourceFiles(root)), ...impacts.flatMap(({ tests }) => tests)])]
}
