import { describe, expect, test } from 'vitest'
import { foldForSearch } from '../../../../modules/search/search-text'
import { readCloseTerms } from './close-terms'
import { distanceOf, similarWord } from './similar-word'
import { stemOf } from './word-stem'

test.each([
  ['trademarks', 'trademark'],
  ['companies', 'compan'],
  ['company', 'compan'],
  ['registration', 'registr'],
  ['drafting', 'draft'],
  ['filing', 'filing'],
  ['business', 'business'],
  ['logo', 'logo'],
  ['3d', '3d'],
])('stem: %s begins with %s in all its forms', (word, stem) => expect(stemOf(word)).toBe(stem))

test.each([
  ['logo', 'logo', 0],
  ['trademrk', 'trademark', 1],
  ['patnet', 'patent', 1],
  ['seal', 'sale', 2],
  ['', 'ab', 2],
])('similar words: %s and %s differ by %i', (a, b, distance) => expect(distanceOf(a, b)).toBe(distance))

test('similar words: the nearest is taken, and none for a short word or one that differs more', () => {
  expect(similarWord('trademrk', ['trademarks', 'trademark', 'tradesman'])).toBe('trademark')
  expect(similarWord('lgoo', ['loop', 'logo'])).toBe('logo')
  expect(similarWord('nad', ['nda'])).toBeUndefined()
  expect(similarWord('patent', ['pitches'])).toBeUndefined()
})

test.each([
  ['TOMÁS', 'tomas'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['founders’ “trade–mark”', `founders' "trade-mark"`],
  ['a\u00a0b\nc', 'a b c'],
])('search text: %s is folded to %s', (text, folded) => expect(foldForSearch(text)).toBe(folded))

describe('close terms', () => {
  const dictionary = ['company', 'draft', 'formation', 'logo', 'mark', 'patent', 'trade', 'trademark']
  const synonyms = new Map([
    ['llc', ['company formation']],
    ['cease and desist', ['patent']],
  ])
  const dependencies = {
    synonymRepository: {
      meaningsOf: async (terms: readonly string[]) => new Map([...synonyms].filter(([term]) => terms.includes(term))),
    },
    wordRepository: {
      beginningWith: async (text: string) => dictionary.filter((word) => word.startsWith(text)),
      known: async (words: readonly string[]) => new Set(words.filter((word) => dictionary.includes(word))),
      similarTo: async () => dictionary,
    },
  }
  test.each([
    ['the logos', [[['logo']]], null],
    ['trade mark', [[['trademark'], ['trade', 'mark']]], null],
    ['llc', [[['compan', 'formation']]], null],
    ['the cease and desist', [[['cease', 'and', 'desist'], ['patent']]], null],
    ['patnet zzzz', [[['patent']]], 'patent'],
    ['zzzz', [], null],
  ])('of %s', async (text, terms, correction) => {
    expect(await readCloseTerms(dependencies, text)).toEqual({ terms, correction })
  })
})
