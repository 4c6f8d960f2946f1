// @ts-check
import { measureCrowd, measureLogins, openAccounts } from './lib/logins.mjs'
import { peakMemory } from './lib/memory.mjs'
import { startServer } from './lib/server.mjs'
import { printTable } from './lib/table.mjs'

// TRUST_PROXY lets each login have its own address: logins are rate-limited by address.
const server = await startServer({ TRUST_PROXY: '1' })
try {
  await openAccounts(server.url)
  console.log('Logins, one after another, milliseconds\n')
  printTable(await measureLogins(server.url))
  const before = peakMemory(server.pid)
  const { home, logins } = await measureCrowd(server.url)
  console.log('\nHome, 25 times a second, milliseconds\n')
  printTable(home)
  const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(1)
  console.log(
    `\nHalf of those logins took up to ${seconds(logins.p50)} s, the last ${seconds(logins.last)} s; ${logins.failed} failed.`,
  )
  console.log(`Peak memory of the server: ${before} before them, ${peakMemory(server.pid)} after.`)
} finally {
  await server.stop()
}
