import type { SynonymRepository } from './synonym.repository'

/** A list of more is too long to keep in mind. */
export const MAX_SYNONYMS = 500

export const createSynonymQueries = ({ synonymRepository }: { synonymRepository: SynonymRepository }) => ({
  all: () => synonymRepository.all(MAX_SYNONYMS),
})
