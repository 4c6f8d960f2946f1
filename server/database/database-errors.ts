import { codeOf } from '../lib/errors'

/** The reasons for which the database serves nobody at the moment, through no fault of a request. */
export type Outage = 'unreachable' | 'full' | 'slow'

export const outageOf = (error: unknown): Outage | undefined => {
  if (fullCodes.has(codeOf(error))) return 'full'
  if (codeOf(error) === STATEMENT_TIMEOUT || (error instanceof Error && error.message === 'Query read timeout'))
    return 'slow'
  if (unreachableCodes.test(codeOf(error))) return 'unreachable'
  return error instanceof Error && unreachableMessages.test(error.message) ? 'unreachable' : undefined
}

const fullCodes = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'])

/** PostgreSQL has cancelled a statement at the end of `statement_timeout`. */
const STATEMENT_TIMEOUT = '57014'

/** Codes of the network, of PostgreSQL's class of connection exceptions, and of its start and stop. */
const unreachableCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[1-3]|53300)$/

/** Errors of the driver `pg`, which have no code. */
const unreachableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/
