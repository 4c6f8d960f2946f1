import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../testing/test-server'

const page = await readFile('docs/api.md', 'utf8')
const [codegenFile = '', queryFile = ''] = [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, lines]) => lines)

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'ES2022',
  lib: ['ES2022', 'DOM'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  types: ['node'],
}

/** A project in a temporary folder, with the files of docs/api.md and the packages of this one. */
const createProject = async (origin: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'marque-client-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const write = (file: string, text: string) =>
    writeFile(join(folder, file), text.replaceAll('http://localhost:4000', origin))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  await write('package.json', '{ "type": "module" }')
  await write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['jobs.ts'] }))
  await write('codegen.ts', codegenFile)
  await write('jobs.ts', queryFile)
  /** Runs the script of a package. Throws if it fails. */
  const run = (script: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [resolve('node_modules', script), ...args], { cwd: folder })
  const check = () =>
    run('typescript/bin/tsc').then(
      () => 'compiles',
      ({ stdout }) => String(stdout),
    )
  return { write, run, check }
}

test('docs/api.md: a client in another project generates its types, type-checks and runs', async () => {
  const { origin } = await startServer()
  expect((codegenFile + queryFile).trim().split('\n')).toHaveLength(10)
  const { write, run, check } = await createProject(origin)
  await run('@graphql-codegen/cli/esm/bin.js')
  expect(await check()).toBe('compiles')
  const { stdout } = await run('tsx/dist/cli.mjs', 'jobs.ts')
  expect(stdout.match(/title: '/g)).toHaveLength(5)
  expect(stdout).toMatch(/createdAt: '\d{4}-\d\d-\d\dT/)

  // Types are exact: no scalar is `any`.
  const wrongUse = 'export const days: number | undefined = (await client.query({ query, variables: { first: 5 } }))'
  await write('jobs.ts', `${queryFile}${wrongUse}.data?.jobs.nodes[0]?.createdAt\n`)
  expect(await check()).toContain("Type 'string' is not assignable to type 'number'")
  await write('jobs.ts', queryFile.replace('first: 5', "first: '5'"))
  expect(await check()).toContain("Type 'string' is not assignable to type 'number'")
}, 120_000)
