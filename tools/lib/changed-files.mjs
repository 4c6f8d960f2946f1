// @ts-check
import { run } from './run.mjs'

/** The files that differ from the last commit, new ones included. */
export const changedFiles = async () => {
  const lists = await Promise.all([
    run(['git', 'diff', '--name-only', 'HEAD']),
    run(['git', 'ls-files', '--others', '--exclude-standard']),
  ])
  return lists.flatMap(({ output }) => output.split('\n').filter(Boolean))
}

/**
 * True if a change of the file could affect a browser test.
 * @param {string} file
 */
export const affectsBrowserTests = (file) =>
  /^(artwork|client|demo|server|schema|fixtures|e2e|tools\/(build|testing))\/|^(playwright|vite)\.config\.ts$|^package-lock\.json$/.test(
    file,
  ) && !/\.(test|testing)\.(tsx?|graphql|generated\.ts)$/.test(file)
