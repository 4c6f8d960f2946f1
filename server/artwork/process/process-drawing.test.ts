import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawings, drawn } from './drawings'
import { lettering } from './lettering'
import { edgesOf } from './process-drawing'
import { processText } from './process-text'

const each = [...drawings].flatMap(([name, drawing]) =>
  (['wide', 'tall'] as const).map((shape) => [shape, name, drawing] as const),
)

test.each(each)(
  'the %s drawing of the %s table has a line for each of its steps, and no other',
  (shape, _, drawing) => {
    const { steps, states } = drawing.process
    const edges = new Set(edgesOf(steps).map(({ edge }) => edge))
    expect(Object.keys(drawing.layouts[shape].routes).sort()).toEqual([...edges].sort())
    const svg = drawn(drawing, shape)
    for (const { label } of Object.values(states)) expect(svg).toContain(label.split(' ')[0])
    for (const [place, { label }] of steps.entries()) {
      expect(svg).toContain(shape === 'wide' ? label : `>${place + 1}</text>`)
    }
  },
)

test.each(each)('the letters that the %s drawing of %s brings set every name in it', (shape, _, drawing) => {
  for (const [, text] of drawn(drawing, shape).matchAll(/<text[^>]*>([^<]*)/g)) expect(text).toMatch(lettering)
})

test('the README shows the table as it is', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(readme).toContain(`<!-- process -->\n\n${processText()}\n\n<!-- /process -->`)
})
