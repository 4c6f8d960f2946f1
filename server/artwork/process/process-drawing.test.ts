import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { engagementSteps } from '../../modules/engagement/engagement.process'
import { engagementStates } from '../../modules/engagement/engagement.states'
import { tall, wide } from './layout'
import { lettering } from './lettering'
import { processDrawing, processEdges } from './process-drawing'
import { processText } from './process-text'

test.each([
  ['wide', wide],
  ['tall', tall],
] as const)('the %s drawing has a line for each step of the table, and no other', (shape, { routes }) => {
  expect(Object.keys(routes).sort()).toEqual(processEdges.map(({ edge }) => String(edge)).sort())
  const svg = processDrawing(shape)
  for (const { label } of Object.values(engagementStates)) expect(svg).toContain(label.split(' ')[0])
  for (const [place, { label }] of engagementSteps.entries()) {
    expect(svg).toContain(shape === 'wide' ? label : `>${place + 1}</text>`)
  }
})

test('the letters that the drawing brings set every name in it', () => {
  for (const shape of ['wide', 'tall'] as const) {
    for (const [, text] of processDrawing(shape).matchAll(/<text[^>]*>([^<]*)/g)) expect(text).toMatch(lettering)
  }
})

test('the README shows the table as it is', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(readme).toContain(`<!-- process -->\n\n${processText()}\n\n<!-- /process -->`)
})
