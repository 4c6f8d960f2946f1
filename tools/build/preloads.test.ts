import { expect, test } from 'vitest'
import { loadedAtStart } from './preloads'

const chunk = (imports: string[], isEntry = false) => ({ type: 'chunk' as const, isEntry, imports })

test('preloads: loaded at start are the entry and what it imports, but no screen and no style sheet', () => {
  const bundle = {
    'entry.js': chunk(['start.js'], true),
    'start.js': chunk(['vendor.js', 'start.css']),
    'vendor.js': chunk(['start.js']),
    'screen.js': chunk(['start.js', 'card.js']),
    'card.js': chunk([]),
    'start.css': { type: 'asset' as const },
  }
  expect([...loadedAtStart(bundle)]).toEqual(['entry.js', 'start.js', 'vendor.js'])
})
