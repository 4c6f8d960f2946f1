// @ts-check
// npm run test:nodes: runs Vitest, the build and the server under each Node.js version that Marque supports. Versions can be
// named: npm run test:nodes -- 24 26
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { nodeBinary, nodeVersions } from './lib/node-versions.mjs'
import { npm, root, run, tool } from './lib/run.mjs'
import { freePort } from './testing/free-port.mjs'

process.chdir(root)
// With a shell's NODE_ENV=production React has no `act`, which component tests need.
delete process.env.NODE_ENV

/** @typedef {{ ok: boolean, output: string }} Finished */

/** @param {string} origin */
const isAnswering = async (origin) => {
  const body = JSON.stringify({ query: '{ jobs(first: 1) { totalCount } }' })
  const headers = { 'content-type': 'application/json' }
  const [page, api] = await Promise.all([
    fetch(`${origin}/jobs`),
    fetch(`${origin}/graphql`, { method: 'POST', headers, body }),
  ])
  return page.ok && (await api.json()).data?.jobs.totalCount > 0
}

/**
 * Starts the site, asks for a page and for data, and stops it.
 * @param {string} node
 * @returns {Promise<Finished>}
 */
const start = async (node) => {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: 'file::memory:' }
  const server = spawn(node, ['tools/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const closed = once(server, 'close')
  let ok = false
  for (let tries = 0; !ok && tries < 120 && server.exitCode === null; tries += 1) {
    await setTimeout(250)
    ok = await isAnswering(`http://127.0.0.1:${port}`).catch(() => false)
  }
  server.kill()
  await closed
  return { ok, output }
}

/** @type {{ title: string, check: (node: string, env: NodeJS.ProcessEnv) => Promise<Finished> }[]} */
const checks = [
  {
    title: 'tests of server, client and tools',
    check: (node, env) =>
      run([node, ...tool('vitest', 'run', '--reporter=dot', '--silent').slice(1)], { env, limit: 1800 }),
  },
  {
    title: 'build',
    check: (node, env) => {
      const [first = '', ...args] = npm('run', 'build')
      return run([first === process.execPath ? node : first, ...args], { env: { ...env, NODE_ENV: 'production' } })
    },
  },
  { title: 'npm start answers', check: start },
]

let failures = 0
const named = process.argv.slice(2)
for (const version of named.length > 0 ? named : nodeVersions()) {
  const node = await nodeBinary(version)
  const env = { PATH: [dirname(node), process.env.PATH].join(delimiter) }
  const { output: exact } = await run([node, '--version'])
  console.log(`\nNode.js ${exact.trim()}`)
  for (const { title, check } of checks) {
    const since = performance.now()
    const { ok, output } = await check(node, env)
    const time = `${((performance.now() - since) / 1000).toFixed(1)} s`
    console.log(`${ok ? '✓' : '✗'} ${title.padEnd(38)}${time.padStart(9)}`)
    if (!ok) console.log(`\n${output.trim()}\n`)
    for (const warning of new Set(output.match(/\[DEP\d+\] DeprecationWarning: .*/g))) console.log(`  ${warning}`)
    if (!ok) failures += 1
  }
}
process.exitCode = failures ? 1 : 0
