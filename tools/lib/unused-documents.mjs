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
export const unusedHooks = (folder, files) => {
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8')
  const paths = files.map((file) => file.replaceAll('\\', '/'))
  const used = new Set(
    paths
      .filter(isProductCode)
      .flatMap((file) => read(file).match(/\buse\w+(?:Query|Mutation|Subscription|Fragment)\b/g)),
  )
  return paths
    .filter((file) => file.endsWith('.generated.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(/^export const (use\w+) = /gm)]
        .filter(([, name = '']) => !used.has(name))
        .map(([, name = '']) => `${file.replace('.generated.ts', '.graphql')}: ${name}`),
    )
}

const isProductCode = (/** @type {string} */ file) =>
  /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$|^(testing|sandbox)\//.test(file)

/**
 * The server's typed documents that only generated code names. Its tests send them.
 * @param {string} folder of the server
 * @param {string[]} files in it
 */
export const unusedOperations = (folder, files) => {
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8')
  const paths = files.map((file) => file.replaceAll('\\', '/'))
  const code = paths.filter((file) => /(?<!\.generated)\.ts$/.test(file)).map(read)
  const used = new Set(code.flatMap((text) => text.match(/\b\w+Document\b/g) ?? []))
  return paths
    .filter((file) => file.endsWith('.generated.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(/^export const (\w+Document) = /gm)]
        .filter(([, name = '']) => !used.has(name))
        .map(([, name = '']) => `${file}: ${name}`),
    )
}
