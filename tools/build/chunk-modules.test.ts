import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modulePaths } from './chunk-modules'

const files = readdirSync(new URL('../../client', import.meta.url), { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
)

test.each(Object.values(modulePaths).flat())('chunk groups: client/%s names a file', (path) => {
  expect(files.some((file) => file.startsWith(path))).toBe(true)
})
