import { type CategorySlug, categories } from '../../../fixtures/categories'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import { assertFound } from '../../database/rows'
import type { Random } from '../../lib/random'
import { capitalized } from '../../lib/text'

/** Made-up words, each of two real ones, because real catalogues have many words that few listings use. */
const COMPOUNDS = 20_000
/** Steps through the real words that have no common factor with their number, so that compounds differ. */
const STEPS = [7_919, 104_729] as const
/** The share of words that are typical of the category. */
const CATEGORY_SHARE = 0.4

const textsOf = (slug?: CategorySlug) =>
  [...products, ...services]
    .filter(({ category }) => slug === undefined || category === slug)
    .flatMap(({ title, description }) => [title, ...description])

/** The distinct words of the texts, most frequent first. */
const rankedWords = (texts: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const word of texts
    .join(' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1)).map(([word]) => word)
}

const compoundsOf = (words: readonly string[]) =>
  Array.from({ length: COMPOUNDS }, (_, index) =>
    STEPS.map((step) => assertFound(words[(index * step) % words.length], 'word')).join(''),
  )

/** Writes texts in words of the fixtures. A word is the rarer the later it stands in its list, by Zipf's law. */
export const createVocabulary = (random: Random) => {
  const common = rankedWords(textsOf())
  const all = [...common, ...compoundsOf(common)]
  const ofCategory = new Map(categories.map(({ slug }) => [slug, rankedWords(textsOf(slug))]))

  const word = (slug: CategorySlug) => {
    const words = random.happens(CATEGORY_SHARE) ? assertFound(ofCategory.get(slug), slug) : all
    return assertFound(words[Math.floor(words.length ** random.next()) - 1], 'word')
  }
  const words = (slug: CategorySlug, count: number) => Array.from({ length: count }, () => word(slug))
  const sentence = (slug: CategorySlug) => `${capitalized(words(slug, 7 + random.below(10)).join(' '))}.`

  return {
    /** A text of three to seven words, each capitalized. */
    title: (slug: CategorySlug) =>
      words(slug, 3 + random.below(5))
        .map(capitalized)
        .join(' '),

    sentence,

    /** A sentence and two paragraphs. */
    description: (slug: CategorySlug) =>
      [1, 2 + random.below(3), 2 + random.below(4)]
        .map((count) => Array.from({ length: count }, () => sentence(slug)).join(' '))
        .join('\n\n'),
  }
}

export type Vocabulary = ReturnType<typeof createVocabulary>
