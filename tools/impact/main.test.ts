import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codeFiles } from '../lib/files'
import { type Action, command } from './command'
import { schemaAt } from './git'
import { impactOf } from './impact'
import { report } from './report'
import { reportUnannounced } from './report-unannounced'
import { repository, write } from './testing/repository'

const root = join(import.meta.dirname, '../..')

const run = async (action: Action, cwd: string, ...args: string[]) => {
  const lines: string[] = []
  const say = (line: unknown) => lines.push(String(line))
  const status = await command(action, cwd, args, say, say)
  return { status, out: lines.join('\n') }
}

const schema = 'type Query {\n  tool: Tool\n}\ntype Tool {\n  id: ID!\n  name: String!\n}\n'
const shop = {
  'schema/shop.graphql': schema,
  'client/screens/tool/tool.graphql': 'query Tool {\n  tool {\n    name\n  }\n}\n',
}

test('says that nothing changed, then what breaks, then what keeps it from saying', async () => {
  const cwd = repository(shop)
  expect(await run(report, cwd)).toEqual({ status: 0, out: 'No changes of the schema since the last commit.' })
  expect(await run(reportUnannounced, cwd)).toEqual({ status: 0, out: 'Nothing breaks.' })

  write(cwd, { 'schema/shop.graphql': schema.replace('  name: String!\n', '') })
  expect(await run(report, cwd)).toEqual({
    status: 1,
    out: [
      "BREAKING   Tool.name: Field 'name' was removed from object type 'Tool'",
      '  documents  client/screens/tool/tool.graphql:3 (Tool)',
      '',
      '1 change since the last commit: 1 breaking, 0 dangerous, 0 safe. They touch 0 screens and 0 test files.',
    ].join('\n'),
  })
  const { status, out } = await run(report, cwd, '--json', '--against', 'HEAD')
  expect([status, JSON.parse(out)]).toMatchObject([
    1,
    { against: 'HEAD', changes: [{ level: 'breaking', type: 'FIELD_REMOVED', coordinate: 'Tool.name' }] },
  ])
  const check = await run(reportUnannounced, cwd)
  expect(check.status).toBe(1)
  expect(check.out).toContain("NOT ANNOUNCED  Tool.name: Field 'name' was removed")

  write(cwd, { 'schema/shop.graphql': schema.replace('ID!', 'IDD!') })
  const broken = await run(report, cwd)
  expect(broken.status).toBe(2)
  expect(broken.out).toContain('schema/shop.graphql:5: Unknown type "IDD". Did you mean "ID"')
})

test.each([
  ['--agianst', report],
  ['--agianst', reportUnannounced],
  ['--json', reportUnannounced],
  ['--watch', reportUnannounced],
])('refuses %s where it has no use for it', async (option, action) => {
  const { status, out } = await run(action, repository(shop), option)
  expect([status, out]).toEqual([2, expect.stringContaining(`Unknown option '${option}'`)])
})

test('what breaks in the command itself is not taken for what the schema breaks', async () => {
  const crash: Action = async () => {
    throw new Error('Oh.')
  }
  expect(await run(crash, root)).toEqual({ status: 2, out: 'Error: Oh.' })
})

test('runs as npm would run it', { timeout: 60_000 }, () => {
  const args = ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'main.ts')]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: repository(shop), encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, 'No changes of the schema since the last commit.\n'])
})

const isHere = await schemaAt(root, 'HEAD').catch(() => undefined)

test.skipIf(!isHere)('this project: a price that is taken away is missed where it is shown', async () => {
  const base = isHere ?? new Map()
  const next = new Map([...base].map(([file, text]) => [file, text.replaceAll(/\n +"[^"\n]*"\n +price: Float!/g, '')]))
  const impacts = await impactOf({ base, next, ref: 'HEAD' }, () => codeFiles(root))
  const service = impacts.find(({ coordinate }) => coordinate === 'Service.price')
  expect(service?.screens).toContainEqual({ id: 'service-detail', path: '/service/:id' })
  expect(service?.resolvers[0]?.file).toBe('server/modules/listing/listing.resolvers.ts')
  expect(service?.tests).toContain('client/screens/service-detail/service-detail.test.tsx')
})
