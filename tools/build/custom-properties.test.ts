import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { filesIn } from '../lib/files'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = filesIn(root, 'client', /\.(css|tsx)$/)
  .map(([, text]) => text)
  .join('\n')
const propertiesIn = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, name]) => name)

test('custom properties: each that style sheets use without a fallback is defined', () => {
  // In a style sheet as `--ink:`, in the style attribute of a component as `'--cells':`.
  const defined = new Set(propertiesIn(/(?<![\w-])(--[\w-]+)['"\]]*:/g))
  const missing = propertiesIn(/var\((--[\w-]+)\)/g).filter((name) => !defined.has(name))
  expect(missing).toEqual([])
})
