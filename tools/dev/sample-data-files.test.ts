import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, write } from '../testing/git-repository'
import { openSampleDataFiles } from './sample-data-files'

test('sample data files: a saved fixture makes another version, and a saved test or other file does not', () => {
  const root = folder()
  const save = (file: string, text: string) => {
    write(root, { [file]: text })
    files.update(join(root, file))
    return files.version()
  }
  write(root, {
    'fixtures/jobs.ts': 'one',
    'server/seed/seed.ts': 'one',
    'server/database/migrations/migrations.test.ts': 'one',
  })
  const files = openSampleDataFiles(root)
  const first = files.version()
  expect(save('fixtures/jobs.ts', 'two')).not.toBe(first)
  expect(save('fixtures/jobs.ts', 'one')).toBe(first)
  expect(save('server/database/migrations/migrations.test.ts', 'two')).toBe(first)
  expect(save('server/seed/seed.test.ts', 'new')).toBe(first)
  expect(save('server/seed/seed.test.graphql', 'new')).toBe(first)
  expect(save('server/app.ts', 'new')).toBe(first)
})
