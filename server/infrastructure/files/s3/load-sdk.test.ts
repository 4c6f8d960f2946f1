import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '../../..')

test('object storage: its SDK is imported on demand only, so that other servers start without it', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const statically = files.filter((file) =>
    /^(import (?!type)|\} from).*['"]@aws-sdk\//m.test(readFileSync(join(server, file), 'utf8')),
  )
  expect(statically).toEqual([])
})
