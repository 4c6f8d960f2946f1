// @ts-check
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/**
 * Generated files that no client code imports. Knip can't tell, because tests and the sandbox import all of them by a glob.
 * @param {string} folder of the client
 * @param {string[]} files in it
 */
export const unusedDocuments = (folder, files) => {
  const paths = files.map((file) => file.replaceAll('\\', '/'))
  const used = new Set(
    paths
      .filter(isProductCode)
      .flatMap((file) =>
        [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:from |import\(\s*)'(\.[^']*\.generated)'/g)].map(
          ([, path = '']) => posix.join(dirname(file), `${path}.ts`),
        ),
      ),
  )
  return paths.filter((file) => file.endsWith('.generated.ts') && !used.has(file))
}

/**
 * Generated hooks that no client code names, with their files. Tests and the sandbox don't count.
 * @param {string} folder of the client
 * @param {string[]} files in it
 */
export const unusedHooks = (folder, files) =>
  unusedExports(folder, files, isProductCode, /^export const (use\w+) = /gm).map((hook) =>
    hook.replace('.generated.ts', '.graphql'),
  )

const isProductCode = (/** @type {string} */ file) =>
  /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$|^(testing|sandbox)\//.test(file)

/**
 * The server's typed documents that only generated code names. Its tests send them.
 * @param {string} folder of the server
 * @param {string[]} files in it
 */
export const unusedOperations = (folder, files) =>
  unusedExports(folder, files, (file) => /(?<!\.generated)\.ts$/.test(file), /^export const (\w+Document) = /gm)

/**
 * Names that generated files export and no code names, with the files.
 * @param {string} folder
 * @param {string[]} files in it
 * @param {(file: string) => boolean} isCode
 * @param {RegExp} exported its group is the name
 */
const unusedExports = (folder, files, isCode, exported) => {
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8')
  const paths = files.map((file) => file.replaceAll('\\', '/'))
  const used = new Set(paths.filter(isCode).flatMap((file) => read(file).match(/\w+/g) ?? []))
  return paths
    .filter((file) => file.endsWith('.generated.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(exported)]
        .filter(([, name = '']) => !used.has(name))
        .map(([, name = '']) => `${file}: ${name}`),
    )
}
