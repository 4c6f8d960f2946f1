import { expect, test } from 'vitest'
import { repository, write } from '../impact/testing/repository'
import { affectedTests, isWatched } from './affected-tests'

test('a save in the schema affects the tests that query what changed', async () => {
  const root = repository({
    'schema/shop.graphql': 'type Query { tool: Int book: Int }',
    'server/modules/shop/tool.test.ts': "execute('{ tool }')",
    'server/modules/shop/book.test.ts': "execute('{ book }')",
    'client/ui/rating.ts': '',
    'client/ui/rating.test.ts': "import './rating'",
  })
  const affected = (...saved: string[]) => affectedTests(root, saved)
  expect(await affected('schema/shop.graphql')).toEqual([])
  write(root, { 'schema/shop.graphql': 'type Query { tool: String book: Int }' })
  expect(await affected('schema/shop.graphql')).toEqual(['server/modules/shop/tool.test.ts'])
  expect(await affected('client/ui/rating.ts')).toEqual(['client/ui/rating.test.ts'])
  expect(await affected('schema/shop.graphql', 'client/ui/rating.ts')).toHaveLength(2)
})

test.each([
  ['schema/job.graphql', true],
  ['client/screens/jobs/jobs.graphql', true],
  ['client/screens/jobs/jobs.generated.ts', true],
  ['tools/lib/run.mjs', true],
  ['server/generated/resolvers.ts', false],
  ['client/generated/schema.ts', false],
  ['server/testing/generated/schema.ts', false],
  ['schema/generated/schema.graphql', false],
  ['client/screens/jobs/.#jobs.tsx', false],
  ['client/ui/rating.module.css', false],
])('%s is watched: %s', (file, expected) => expect(isWatched(file)).toBe(expected))
