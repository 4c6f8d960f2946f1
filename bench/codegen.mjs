// @ts-check
// npm run bench:codegen: measures a cold run of code generation and the size of each operation's generated code.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { printTable } from './lib/table.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const client = join(root, 'client')

const start = performance.now()
const { status, stderr } = spawnSync('npm', ['run', '--silent', 'codegen'], { cwd: root })
if (status !== 0) throw new Error(String(stderr))
const seconds = (performance.now() - start) / 1000

const rows = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.generated.ts'))
  .flatMap((file) => {
    const text = readFileSync(join(client, file), 'utf8')
    const [, operation] = /^export const (\w+)Document =/m.exec(text) ?? []
    return operation ? [{ operation, folder: dirname(file), text, bytes: Buffer.byteLength(text) }] : []
  })
  .sort((a, b) => b.bytes - a.bytes)

const total = rows.reduce((sum, { bytes }) => sum + bytes, 0)
printTable(
  rows.map(({ operation, folder, text, bytes }) => ({
    Operation: operation,
    Folder: folder,
    Bytes: bytes,
    Gzip: gzipSync(text).length,
  })),
)
console.log(`\n${rows.length} operations, ${Math.round(total / rows.length)} bytes each on average.`)
console.log(`Code generation from cold: ${seconds.toFixed(1)} s.`)
