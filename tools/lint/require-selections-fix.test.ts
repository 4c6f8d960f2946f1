import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { root } from '../lib/run.mjs'

test('require-selections: --fix adds a missing id to a selection', { timeout: 60_000 }, async () => {
  const eslint = new ESLint({ cwd: root, fix: true })
  const filePath = 'client/screens/jobs/jobs.graphql'
  const [result] = await eslint.lintText('query Jobs { jobs { nodes { title company } } }', { filePath })
  expect(result?.output).toBe('query Jobs { jobs { nodes { id title company } } }')
})
