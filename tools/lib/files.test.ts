import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, write } from '../testing/git-repository'
import { codeFiles, schemaFiles, sourceFiles } from './files'

test('files: broken symlinks, which editors create for unsaved files, are ignored', () => {
  const root = folder()
  write(root, { 'client/jobs.tsx': 'jobs', 'schema/job.graphql': 'type Job' })
  symlinkSync('ada@host.1234', join(root, 'client/.#jobs.tsx'))
  symlinkSync('ada@host.1234', join(root, 'schema/.#job.graphql'))
  expect([...codeFiles(root)]).toEqual([['client/jobs.tsx', 'jobs']])
  expect([...sourceFiles(root)]).toEqual([['client/jobs.tsx', 'jobs']])
  expect([...schemaFiles(root)]).toEqual([['schema/job.graphql', 'type Job']])
})

test('files: the schema is in folders too, without the printed one', () => {
  const root = folder()
  write(root, { 'schema/engagement/due.graphql': 'type Due', 'schema/generated/schema.graphql': 'type Due' })
  expect([...schemaFiles(root).keys()]).toEqual(['schema/engagement/due.graphql'])
})
