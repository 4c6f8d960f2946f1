import { impactSince } from '../impact/impact'
import { sourceFiles } from '../lib/files'
import { testsImporting } from './tests-importing'

/** Leaves out what is generated from the schema: everything imports it, and the schema files tell what changed. */
export const isWatched = (file: string) =>
  /^(artwork|client|server|fixtures|tools|schema)\/(.*\/)?[^/.][^/]*\.(tsx?|mjs|graphql)$/.test(file) &&
  !/^(client|server|server\/testing|schema)\/generated\//.test(file)

/** The tests that a save affects; for the schema those that `npm run schema:impact` names. */
export const affectedTests = async (root: string, saved: string[]) => {
  const code = saved.filter((file) => !file.startsWith('schema/'))
  const impacts = code.length < saved.length ? await impactSince(root, 'HEAD') : []
  return [...new Set([...testsImporting(code, sourceFiles(root)), ...impacts.flatMap(({ tests }) => tests)])]
}
