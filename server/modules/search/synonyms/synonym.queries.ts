import type { SynonymRepository } from './synonym.repository'

export const createSynonymQueries = ({ synonymRepository }: { synonymRepository: SynonymRepository }) => ({
  all: synonymRepository.all,
})
