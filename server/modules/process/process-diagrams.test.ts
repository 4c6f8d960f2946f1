import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lettering } from '../../../artwork/process/lettering'
import { edgesOf } from '../../../artwork/process/process-diagram'
import { engagementSteps } from '../engagement/engagement.process'
import { engagementStates } from '../engagement/engagement.states'
import { diagrams, processDiagram } from './process-diagrams'

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

const who = { BUYER: 'buyer', SELLER: 'seller', ADMIN: 'Marque' } as const

/** The process of engagements as a Mermaid diagram. */
const processMermaid = () => {
  const states = [...new Set(engagementSteps.flatMap(({ to }) => to))]
  const names = states.map((state) => `  ${state}: ${engagementStates[state].label}`)
  const lines = edgesOf(engagementSteps).map(({ step: { label, by, clock }, edge }) => {
    const [from, to] = edge.replace('START', '[*]').split('>')
    const sides = (['BUYER', 'SELLER', 'ADMIN'] as const).filter((side) => by[side]).map((side) => who[side])
    const actors = [...sides, ...(clock ? ['automatic'] : [])]
    return `  ${from} --> ${to}: ${label} (${actors.join(', ')})`
  })
  return ['```mermaid', 'stateDiagram-v2', ...names, ...lines, '```'].join('\n')
}

test('docs/business.md shows the current process', () => {
  const page = readFileSync('docs/business.md', 'utf8')
  expect(page).toContain(`<!-- process -->\n\n${processMermaid()}\n\n<!-- /process -->`)
})
