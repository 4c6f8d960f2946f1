import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lettering } from '../../../artwork/process/diagram-fonts'
import { edgesOf } from '../../../artwork/process/process-diagram'
import { engagementSteps } from '../engagement/engagement.process'
import { engagementStates } from '../engagement/engagement.states'
import { diagrams, processDiagram } from './process-diagrams'

const cases = [...diagrams].flatMap(([name, diagram]) =>
  (['wide', 'tall'] as const).map((shape) => [shape, name, diagram] as const),
)

test.each(cases)(
  'process diagrams: the %s diagram of the process %s has exactly one edge for each step that changes the state',
  (shape, name, diagram) => {
    const { steps, states } = diagram.process
    const edges = new Set(edgesOf(steps).map(({ edge }) => edge))
    expect(Object.keys(diagram.layouts[shape].routes).sort()).toEqual([...edges].sort())
    const svg = processDiagram(name, shape) ?? ''
    for (const { label } of Object.values(states)) expect(svg).toContain(label.split(' ')[0])
    for (const [index, { label, to, undrawn }] of steps.entries()) {
      if (to.length === 0 || undrawn) continue
      expect(svg).toContain(shape === 'wide' ? label : `>${index + 1}</text>`)
    }
  },
)

test.each(cases)('process diagrams: the font of the %s diagram of the process %s covers every label', (shape, name) => {
  for (const [, text] of (processDiagram(name, shape) ?? '').matchAll(/<text[^>]*>([^<]*)/g))
    expect(text).toMatch(lettering)
})

const actorLabels = { BUYER: 'buyer', SELLER: 'seller', BROKER: 'broker', ADMIN: 'Marque' } as const

/** The process of engagements as a Mermaid diagram. */
const processMermaid = () => {
  const states = [...new Set(engagementSteps.flatMap(({ to, undrawn }) => (undrawn ? [] : to)))]
  const names = states.map((state) => `  ${state}: ${engagementStates[state].label}`)
  const lines = edgesOf(engagementSteps).map(({ step: { label, by, clock, follows }, edge }) => {
    const [from, to] = edge.replace('START', '[*]').split('>')
    const sides = (['BUYER', 'SELLER', 'BROKER', 'ADMIN'] as const)
      .filter((side) => by[side])
      .map((side) => actorLabels[side])
    const actors = [...sides, ...(clock || follows ? ['automatic'] : [])]
    return `  ${from} --> ${to}: ${label} (${actors.join(', ')})`
  })
  return ['```mermaid', 'stateDiagram-v2', ...names, ...lines, '```'].join('\n')
}

test('process diagrams: docs/business.md shows the current process', () => {
  const page = readFileSync('docs/business.md', 'utf8')
  expect(page).toContain(`<!-- process -->\n\n${processMermaid()}\n\n<!-- /process -->`)
})
