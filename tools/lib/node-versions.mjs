// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { npm, root, run } from './run.mjs'

const workflow = '.github/workflows/test.yml'

/**
 * The versions in the matrix of the workflow.
 * @returns {string[]}
 */
export const nodeVersions = () => {
  const [, list] = /^ +node: (\[.*\])$/m.exec(readFileSync(join(root, workflow), 'utf8')) ?? []
  return list ? JSON.parse(list) : fail(`${workflow} has no line like \`node: ["22", "24"]\`.`)
}

/**
 * Returns the path of Node.js in a version. Installs it from npm into the cache where it is missing.
 * @param {string} version
 */
export const nodeBinary = async (version) => {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  const folder = join(root, 'node_modules/.cache/node-versions', version)
  const binary = join(folder, 'node_modules', name, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node')
  if (existsSync(binary)) return binary
  console.log(`Installing Node.js ${version} (once) ...`)
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  const { ok, output } = await run(npm('install', '--prefix', folder, ...options, `${name}@${version}`))
  return ok && existsSync(binary) ? binary : fail(`Node.js ${version} could not be installed from npm.`, output)
}
