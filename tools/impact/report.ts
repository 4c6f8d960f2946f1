import { parseArgs, styleText } from 'node:util'
import { type Command, UserError } from '../lib/command'
import { isSchemaFile } from '../lib/files'
import { watchFiles } from '../lib/watch-files'
import { type Impact, impactSince } from './impact'

const options = {
  against: { type: 'string', default: 'HEAD' },
  json: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
} as const

/** npm run schema:impact: prints what depends on each change of the schema. Returns 1 if a change is breaking. */
export const reportImpact: Command = async (root, args, print) => {
  const { against, json, watch } = parseArgs({ args, options }).values
  const report = async () => {
    const changes = await impactSince(root, against)
    const text = json ? JSON.stringify({ against, changes }, null, 2) : format(changes, against)
    return { text, isChanged: changes.length > 0, isBreaking: changes.some(({ level }) => level === 'breaking') }
  }
  if (watch) {
    await watchImpact(root, report, print)
    return 0
  }
  const { text, isBreaking } = await report()
  print(text)
  return isBreaking ? 1 : 0
}

/** Prints the report after each save that changes it, but nothing until the schema differs from the commit. */
export const watchImpact = (
  root: string,
  report: () => Promise<{ text: string; isChanged: boolean }>,
  print: (text: string) => void,
) => {
  let last = ''
  return watchFiles(root, ['schema'], isSchemaFile, async () => {
    // Code generation tells of an invalid schema; `npm run dev` runs both.
    const found = await report().catch((error) => {
      if (!(error instanceof UserError)) throw error
    })
    if (!found) return
    const { text, isChanged } = found
    if (text !== last && (isChanged || last)) print(`\n${text}\n`)
    last = isChanged ? text : ''
  })
}

const colours = { breaking: 'red', dangerous: 'yellow', safe: 'green' } as const

const format = (impacts: Impact[], ref: string) => {
  const since = ref === 'HEAD' ? 'the last commit' : ref
  if (impacts.length === 0) return `No changes of the schema since ${since}.`
  const tests = [...new Set(impacts.flatMap((one) => one.tests))]
  const command = tests.length > 0 ? [`npx vitest run ${tests.join(' ')}`] : []
  return [...impacts.map(formatImpact), '', summary(impacts, since), ...command].join('\n')
}

const formatImpact = ({ level, type, coordinate, message, ...impact }: Impact) => {
  const isColourful = process.stdout.isTTY && !process.env.NO_COLOR
  const label = level.toUpperCase().padEnd(9)
  const edit = type.includes('DESCRIPTION') ? 'description changed' : message
  const rows = {
    documents: impact.documents.map(({ file, line, name }) => `${file}:${line} (${name})`),
    hooks: [impact.hooks.map(({ name }) => name).join(', ')],
    screens: [impact.screens.map(({ id, path }) => `${id} (${path || 'no route'})`).join(', ')],
    resolvers: impact.resolvers.map(
      ({ action, coordinate: at, file, line }) => `${action} ${at}: ${file}${line ? `:${line}` : ''}`,
    ),
    tests: impact.tests,
    examples: [impact.examples.join(', ')],
  }
  const lines = Object.entries(rows).flatMap(([title, entries]) =>
    entries.filter(Boolean).map((entry, index) => `  ${(index === 0 ? title : '').padEnd(11)}${entry}`),
  )
  return [`${isColourful ? styleText(colours[level], label) : label}  ${coordinate}: ${edit}`, ...lines].join('\n')
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const summary = (impacts: Impact[], since: string) => {
  const levels = Object.keys(colours).map((level) => `${impacts.filter((one) => one.level === level).length} ${level}`)
  const screens = new Set(impacts.flatMap((one) => one.screens.map(({ id }) => id))).size
  const tests = new Set(impacts.flatMap((one) => one.tests)).size
  return `${plural(impacts.length, 'change')} since ${since}: ${levels.join(', ')}. They touch ${plural(screens, 'screen')} and ${plural(tests, 'test file')}.`
}
