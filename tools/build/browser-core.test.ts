import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundleForBrowsers } from './browser-core'

/** Without what is loaded later: PDF, passkeys, spreadsheets, common passwords. */
const MAX_GZIPPED_BYTES = 960_000

test('the core of the server: its bundle for browsers imports nothing of Node.js, and stays below its size', async () => {
  const output = await bundleForBrowsers({ core: 'server/browser/open-core.ts' })
  const first = output.flatMap((file) => {
    if (file.type === 'asset') return file.fileName.endsWith('.wasm') ? [file.source] : []
    return file.isEntry ? [file.code] : []
  })
  expect(first).toHaveLength(2)
  const size = first.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0)
  expect(size).toBeLessThan(MAX_GZIPPED_BYTES)
})

test('a bundle for browsers: a module of Node.js fails it', async () => {
  const main = { main: 'server/database/open-database.ts' }
  await expect(bundleForBrowsers(main)).rejects.toThrow(/imports (node:|fs)/)
})
