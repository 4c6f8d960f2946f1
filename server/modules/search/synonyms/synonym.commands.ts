import type { UserRow } from '../../../database/tables/tables'
import type { RemoveSearchSynonymInput, SaveSearchSynonymInput } from '../../../generated/resolvers'
import { MAX_TERM_WORDS } from '../../../infrastructure/search/database/close/close-terms'
import { oneLineEach } from '../../../lib/text'
import { firstViolationOf, invalidInput, type Rule } from '../../../lib/violations'
import type { InTransaction } from '../../container-scopes'
import type { AuditTrail } from '../../moderation/audit-trail'
import { foldForSearch, wordsOf } from '../search-text'
import { MAX_SYNONYMS, type Synonym, type SynonymRepository } from './synonym.repository'

const MAX_LENGTH = 60
const MAX_MEANINGS = 8

const rules: Rule<Synonym>[] = [
  [
    ({ term }) => term.length >= 2 && term.length <= MAX_LENGTH && wordsOf(term).length <= MAX_TERM_WORDS,
    'term',
    'Enter what people type, in 2 to 60 characters and four words at most.',
  ],
  [
    ({ meanings }) => meanings.length > 0 && meanings.length <= MAX_MEANINGS,
    'meanings',
    'Enter one to eight texts that listings use instead.',
  ],
  [
    ({ meanings }) => meanings.every((meaning) => meaning.length <= MAX_LENGTH && meaning.length > 1),
    'meanings',
    'Each text has 2 to 60 characters.',
  ],
]
const violationOf = firstViolationOf(rules)

/** Searches compare the words of a text, without what is between them. */
const normalized = (text: string) => wordsOf(foldForSearch(text)).join(' ')

interface Dependencies {
  inTransaction: InTransaction<{
    auditTrail: Pick<AuditTrail, 'recordOwn'>
    synonymRepository: SynonymRepository
  }>
}

export const createSynonymCommands = ({ inTransaction }: Dependencies) => ({
  save: async (viewer: UserRow, input: SaveSearchSynonymInput) => {
    const synonym = { term: normalized(input.term), meanings: oneLineEach(input.meanings.map(normalized)) }
    const violation = violationOf(synonym)
    if (violation) return violation
    return inTransaction(async ({ auditTrail, synonymRepository }) => {
      const others = (await synonymRepository.all()).filter(({ term }) => term !== synonym.term)
      if (others.length >= MAX_SYNONYMS) return invalidInput('term', 'There are 500 synonyms. Remove one first.')
      await synonymRepository.save(synonym)
      await auditTrail.recordOwn(viewer.id, 'SYNONYM_CHANGED', null, `${synonym.term} → ${synonym.meanings.join(', ')}`)
      return { __typename: 'SearchSynonymSaved' as const, synonym }
    })
  },

  remove: async (viewer: UserRow, { term }: RemoveSearchSynonymInput) =>
    inTransaction(async ({ auditTrail, synonymRepository }) => {
      if (!(await synonymRepository.remove(term))) return invalidInput('term', 'There is no such synonym.')
      await auditTrail.recordOwn(viewer.id, 'SYNONYM_CHANGED', null, `${term} removed`)
      return { __typename: 'SearchSynonymRemoved' as const, term }
    }),
})
