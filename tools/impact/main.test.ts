import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Command, runCommand } from '../lib/command'
import { codeFiles } from '../lib/files'
import { repository, write } from '../testing/git-repository'
import { checkSchema } from './check'
import { impactOf } from './impact'
import { reportImpact } from './report'
import { schemaAt } from './schema-at-commit'

const root = join(import.meta.dirname, '../..')

const run = async (command: Command, cwd: string, ...args: string[]) => {
  const lines: string[] = []
  const say = (line: unknown) => lines.push(String(line))
  const status = await runCommand(command, cwd, args, say, say)
  return { status, out: lines.join('\n') }
}

const schema = 'type Query {\n  tool: Tool\n}\ntype Tool {\n  id: ID!\n  name: String!\n}\n'
const shop = {
  'schema/shop.graphql': schema,
  'client/screens/tool/tool.graphql': 'query Tool {\n  tool {\n    name\n  }\n}\n',
}

test('schema:impact and schema:check: exit code 0 without changes, 1 for a breaking change, 2 for an invalid schema', async () => {
  const cwd = repository(shop)
  expect(await run(reportImpact, cwd)).toEqual({ status: 0, out: 'No changes of the schema since the last commit.' })
  expect(await run(checkSchema, cwd)).toEqual({ status: 0, out: 'Nothing breaks since the last commit.' })

  write(cwd, { 'schema/shop.graphql': schema.replace('  name: String!\n', '') })
  expect(await run(reportImpact, cwd)).toEqual({
    status: 1,
    out: [
      "BREAKING   Tool.name: Field 'name' was removed from object type 'Tool'",
      '  documents  client/screens/tool/tool.graphql:3 (Tool)',
      '',
      '1 change since the last commit: 1 breaking, 0 dangerous, 0 safe. They touch 0 screens and 0 test files.',
    ].join('\n'),
  })
  const { status, out } = await run(reportImpact, cwd, '--json', '--against', 'HEAD')
  expect([status, JSON.parse(out)]).toMatchObject([
    1,
    { against: 'HEAD', changes: [{ level: 'breaking', type: 'FIELD_REMOVED', coordinate: 'Tool.name' }] },
  ])
  const check = await run(checkSchema, cwd)
  expect(check.status).toBe(1)
  expect(check.out).toContain("NOT ANNOUNCED  Tool.name: Field 'name' was removed")

  write(cwd, { 'schema/shop.graphql': schema.replace('ID!', 'IDD!') })
  const broken = await run(reportImpact, cwd)
  expect(broken.status).toBe(2)
  expect(broken.out).toContain('schema/shop.graphql:5:7: Unknown type "IDD". Did you mean "ID"')
})

test.each([
  ['--agianst', reportImpact],
  ['--agianst', checkSchema],
  ['--json', checkSchema],
  ['--watch', checkSchema],
])('schema:impact and schema:check: the unknown option %s is refused', async (option, command) => {
  const { status, out } = await run(command, repository(shop), option)
  expect([status, out]).toEqual([2, expect.stringContaining(`Unknown option '${option}'`)])
})

test('runCommand: a command that throws exits with 2, not with the 1 of a breaking change', async () => {
  const crash: Command = async () => {
    throw new Error('Oh.')
  }
  expect(await run(crash, root)).toEqual({ status: 2, out: 'Error: Oh.' })
})

test('schema:impact: runs as a process', { timeout: 60_000 }, () => {
  const args = ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'main.ts')]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: repository(shop), encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, 'No changes of the schema since the last commit.\n'])
})

const committedSchema = await schemaAt(root, 'HEAD').catch(() => undefined)

// A copy without a Git history has no committed schema.
test.skipIf(!committedSchema)('schema:impact: removing Service.price affects screen, resolver and tests', async () => {
  const base = committedSchema ?? new Map()
  const next = new Map([...base].map(([file, text]) => [file, text.replaceAll(/\n +"[^"\n]*"\n +price: Float!/g, '')]))
  const impacts = await impactOf({ base, next, ref: 'HEAD' }, () => codeFiles(root))
  const service = impacts.find(({ coordinate }) => coordinate === 'Service.price')
  expect(service?.screens).toContainEqual({ id: 'service-detail', path: '/service/:id' })
  expect(service?.resolvers[0]?.file).toBe('server/modules/listing/listing.resolvers.ts')
  expect(service?.tests).toContain('client/screens/service-detail/service-detail.test.tsx')
  expect(service?.tests).toContain('server/modules/listing/listing.test.ts')
})
