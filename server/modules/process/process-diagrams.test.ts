import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lettering } from '../../../artwork/process/lettering'
import { edgesOf } from '../../../artwork/process/process-diagram'
import { diagrams, processDiagram, processMermaid } from './process-diagrams'

const each = [...diagrams].flatMap(([name, diagram]) =>
  (['wide', 'tall'] as const).map((shape) => [shape, name, diagram] as const),
)

test.each(each)('the %s diagram of the process %s has an edge for each step, and no other', (shape, name, diagram) => {
  const { steps, states } = diagram.process
  const edges = new Set(edgesOf(steps).map(({ edge }) => edge))
  expect(Object.keys(diagram.layouts[shape].routes).sort()).toEqual([...edges].sort())
  const svg = processDiagram(name, shape) ?? ''
  for (const { label } of Object.values(states)) expect(svg).toContain(label.split(' ')[0])
  for (const [place, { label }] of steps.entries()) {
    expect(svg).toContain(shape === 'wide' ? label : `>${place + 1}</text>`)
  }
})

test.each(each)('the glyphs of the %s diagram of the process %s cover every label', (shape, name) => {
  for (const [, text] of (processDiagram(name, shape) ?? '').matchAll(/<text[^>]*>([^<]*)/g))
    expect(text).toMatch(lettering)
})

test('docs/business.md shows the current process', () => {
  const page = readFileSync('docs/business.md', 'utf8')
  expect(page).toContain(`<!-- process -->\n\n${processMermaid()}\n\n<!-- /process -->`)
})
