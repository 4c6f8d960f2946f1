import type { UserRow } from '../../database/tables/tables'
import type { SecurityLogRepository } from './security-log.repository'

const SHOWN_EVENTS = 20

export const createSecurityLogQueries = ({
  securityLogRepository,
}: {
  securityLogRepository: SecurityLogRepository
}) => ({
  latest: ({ id }: Pick<UserRow, 'id'>) => securityLogRepository.latestOf(id, SHOWN_EVENTS),
})
