import type { ModuleResolvers } from '../../api/resolver-types'
import { fromLines } from '../../database/columns'
import { fromDatabase, type Module } from '../module'
import { createReconciliationRepository, type ReconciliationRepository } from './reconciliation.repository'
import { createReconciliation } from './reconciliation.service'

interface Dependencies {
  reconciliationRepository: ReconciliationRepository
}

const createReconciliationQueries = ({ reconciliationRepository }: Dependencies) => ({
  latest: async () => {
    const latest = await reconciliationRepository.latest()
    return latest ? { at: latest.at, differences: fromLines(latest.differences) } : null
  },
})

export const factories = {
  services: { reconciliationRepository: fromDatabase(createReconciliationRepository) },
  queries: { reconciliations: createReconciliationQueries },
  requestServices: { reconciliation: createReconciliation },
}

export const module = {
  resolvers: {
    Query: { reconciliation: (_, __, { reconciliations }) => reconciliations.latest() },
  } satisfies ModuleResolvers,
  access: { Query: { reconciliation: ['ADMIN'] } },
  adminReads: { reconciliation: 'the reconciliation' },
  ...factories,
} satisfies Module
