import { styleText } from 'node:util'
import type { Level } from './changes'
import type { Impact } from './impact'

const colours = { breaking: 'red', dangerous: 'yellow', safe: 'green' } as const

/** @param colour only where somebody looks, not a file or a pipe */
export const print = (impacts: Impact[], ref: string, colour: boolean) => {
  if (impacts.length === 0) return `No changes of the schema since ${ref}.`
  return [...impacts.map((impact) => block(impact, colour)), '', summary(impacts, ref)].join('\n')
}

const block = ({ level, type, coordinate, message, ...touched }: Impact, colour: boolean) => {
  const label = level.toUpperCase().padEnd(9)
  const head = `${colour ? styleText(colours[level], label) : label}  ${coordinate}: ${type.includes('DESCRIPTION') ? 'description changed' : message}`
  const rows = {
    documents: touched.documents.map(({ file, line, name }) => `${file}:${line} (${name})`),
    hooks: wrapped(touched.hooks.map(({ name }) => name)),
    screens: wrapped(touched.screens.map(({ id, path }) => `${id} (${path || 'no route'})`)),
    resolvers: touched.resolvers.map(
      ({ action, coordinate: at, file, line }) => `${action} ${at}: ${file}${line ? `:${line}` : ''}`,
    ),
    tests: touched.tests,
    examples: wrapped(touched.examples),
  }
  return [head, ...Object.entries(rows).flatMap(([title, lines]) => row(title, lines))].join('\n')
}

const row = (title: string, lines: string[]) =>
  lines.map((line, index) => `  ${(index === 0 ? title : '').padEnd(11)}${line}`)

/** Short entries share lines. */
const wrapped = (entries: string[]) => {
  const lines: string[] = []
  for (const entry of entries) {
    const last = lines.pop()
    const joined = last === undefined ? entry : `${last}, ${entry}`
    if (last === undefined || joined.length <= 100) lines.push(joined)
    else lines.push(last, entry)
  }
  return lines
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

const summary = (impacts: Impact[], ref: string) => {
  const of = (level: Level) => impacts.filter((impact) => impact.level === level).length
  const distinct = (names: string[]) => new Set(names).size
  const screens = distinct(impacts.flatMap((impact) => impact.screens.map(({ id }) => id)))
  const tests = distinct(impacts.flatMap((impact) => impact.tests))
  return `${count(impacts.length, 'change')} since ${ref}: ${of('breaking')} breaking, ${of('dangerous')} dangerous, ${of('safe')} safe. They touch ${count(screens, 'screen')} and ${count(tests, 'test file')}.`
}
