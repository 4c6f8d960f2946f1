import { expect, test } from 'vitest'
import { reportUnannounced } from './report-unannounced'
import { repository, write } from './testing/repository'

const schema = `
type Query { tool(id: ID, by: ID!): Tool found: Found }
type Tool { id: ID }
type Rake { id: ID }
union Found = Tool | Rake
directive @sharp on FIELD
`

test.each([
  ['a field that is gone', ' found: Found', '', 'Keep it, mark it `@deprecated(reason: "what to use instead")`'],
  ['a member that is gone', ' | Rake', '', 'keep it, mark all that its type holds `@deprecated('],
  ['an argument that must be given', ', by: ID!', '', 'If it is required, make it optional with that.'],
  ['another type', 'ID!): Tool', 'ID!): Rake', 'Keep its type, add the other under a name of its own'],
  ['a new argument', '(id', '(size: Int!, id', 'Let it be left out: by a type without `!`, or by a default.'],
  ['a directive that is gone', 'directive @sharp on FIELD', '', 'Nothing can announce it: keep it as it was.'],
])('%s: what to do about it', async (_, before, after, advice) => {
  const cwd = repository({ 'schema/shop.graphql': schema })
  write(cwd, { 'schema/shop.graphql': schema.replace(before, after) })
  const lines: string[] = []
  expect(await reportUnannounced(cwd, [], (line) => lines.push(line))).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^NOT ANNOUNCED {2}/), expect.stringContaining(advice)])
})
