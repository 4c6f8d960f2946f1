import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { plugin } from './apollo-hooks'

const schema = buildSchema('type Query { job: Job! } type Job { id: ID! title: String! }')

const generate = async (text: string) => {
  const output = await plugin(
    schema,
    [{ document: parse(text) }],
    {},
    { outputFile: 'client/screens/job/job.generated.ts' },
  )
  if (typeof output === 'string') throw new Error('The plugin returned no imports.')
  return { imports: output.prepend, code: output.content }
}
const hooksIn = async (text: string) =>
  [...(await generate(text)).code.matchAll(/const (use\w+)/g)].map(([, name]) => name)

test('apollo-hooks: each kind of definition has one hook by default', async () => {
  const text = `
    query Job { job { id } }
    mutation SaveJob { job { id } }
    subscription JobEvents { job { id } }
    fragment JobRow_job on Job { id }
    fragment Untitled_job on Job { title }
  `
  expect(await hooksIn(text)).toEqual([
    'useJobSuspenseQuery',
    'useSaveJobMutation',
    'useJobEventsSubscription',
    'useJobRow_JobFragment',
  ])
})

test('apollo-hooks: the comment above a definition names its hooks', async () => {
  expect(await hooksIn('# hooks: query, lazy\nquery Job { job { id } }')).toEqual(['useJobQuery', 'useJobLazyQuery'])
  expect(await hooksIn('# Another comment.\n# hooks: background\n# And one.\nquery Job { job { id } }')).toEqual([
    'useJobBackgroundQuery',
  ])
  expect(await hooksIn('# hooks: suspense\nfragment JobRow_job on Job { id }')).toEqual([
    'useJobRow_JobSuspenseFragment',
  ])
  expect(await hooksIn('# hooks: none\nmutation SaveJob { job { id } }\nquery Job { job { id } }')).toEqual([
    'useJobSuspenseQuery',
  ])
})

test('apollo-hooks: a hook is a call of its factory, with a description', async () => {
  const { imports, code } = await generate('# hooks: lazy\nquery Job { job { id } }')
  expect(imports).toEqual(["import { createLazyQueryHook } from '../../apollo/hooks/lazy-query-hook'"])
  expect(code).toBe(
    '/** `[execute, result]` of `query Job`. Nothing is sent before `execute` is called. */\n' +
      'export const useJobLazyQuery = /* @__PURE__ */ createLazyQueryHook(JobDocument)',
  )
})
