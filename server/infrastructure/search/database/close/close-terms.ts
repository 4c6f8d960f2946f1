import { wordsOf } from '../../../../modules/search/search-text'
import type { SynonymRepository } from '../../../../modules/search/synonyms/synonym.repository'
import type { WordRepository } from '../word.repository'
import { similarWord } from './similar-word'
import { stemOf } from './word-stem'

/** A part of a text: a listing that is close to it has all beginnings of words of one alternative. */
export type CloseTerm = readonly (readonly string[])[]

const MAX_WORDS = 8
/** The most words of a synonym's term. */
export const MAX_TERM_WORDS = 4

/** Stop words: they don't narrow a search. */
const stopWords = new Set([
  'a',
  'an',
  'and',
  'at',
  'for',
  'how',
  'i',
  'in',
  'my',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
])

interface Dependencies {
  synonymRepository: Pick<SynonymRepository, 'meaningsOf'>
  wordRepository: Pick<WordRepository, 'beginningWith' | 'known' | 'similarTo'>
}

/** The terms of a folded text, and the text with its spelling corrected, if a word is misspelt. */
export const readCloseTerms = async ({ synonymRepository, wordRepository }: Dependencies, folded: string) => {
  const words = wordsOf(folded).slice(0, MAX_WORDS)
  const isTelling = (word: string) => !stopWords.has(word) || words.every((other) => stopWords.has(other))
  const phrases = words.flatMap((_, start) =>
    Array.from({ length: MAX_TERM_WORDS }, (__, index) => words.slice(start, start + index + 1).join(' ')),
  )
  const meanings = await synonymRepository.meaningsOf([...new Set([...phrases, ...words.map(stemOf)])])
  const joined = await wordRepository.known(words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`))
  const corrections = new Map<string, string>()

  /** The alternatives of one word. Undefined if no listing has any. */
  const termOfWord = async (word: string): Promise<CloseTerm | undefined> => {
    const stem = stemOf(word)
    const others = (meanings.get(word) ?? meanings.get(stem) ?? []).map(stemsOf)
    if ((await wordRepository.beginningWith(stem)).length > 0) return [[stem], ...others]
    if (others.length > 0) return others
    const similar = similarWord(word, await wordRepository.similarTo(word))
    corrections.set(word, similar ?? '')
    return similar === undefined ? undefined : [[stemOf(similar)]]
  }

  /** The words of the longest term of a synonym that begins there. */
  const longestPhrase = (at: number) => {
    for (let length = MAX_TERM_WORDS; length > 1; length -= 1) {
      const phrase = words.slice(at, at + length)
      if (phrase.length === length && meanings.has(phrase.join(' '))) return phrase
    }
    return undefined
  }

  const terms: CloseTerm[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = longestPhrase(at)
    const pair = words.slice(at, at + 2)
    const compound = pair.join('')
    if (phrase) {
      terms.push([phrase.map(stemOf), ...(meanings.get(phrase.join(' ')) ?? []).map(stemsOf)])
      at += phrase.length
    } else if (pair.length === 2 && joined.has(compound)) {
      terms.push([[stemOf(compound)], pair.map(stemOf)])
      at += 2
    } else {
      const word = words[at] ?? ''
      const term = isTelling(word) ? await termOfWord(word) : undefined
      if (term) terms.push(term)
      at += 1
    }
  }
  // A word that no listing has in any way is left out.
  const corrected = words.map((word) => corrections.get(word) ?? word).filter((word) => word !== '')
  const isCorrected = [...corrections.values()].some((word) => word !== '')
  return { terms, correction: isCorrected ? corrected.join(' ') : null }
}

const stemsOf = (text: string) => wordsOf(text).map(stemOf)
