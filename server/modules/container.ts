import type { ModuleResolvers } from '../api/resolver-types'
import type { Visitor } from '../api/visitor'
import type { Database } from '../database/connection'
import type { Loaders } from '../database/loader'
import { runTransaction } from '../database/run-transaction'
import type { AfterCommit, BeforeCommit, InTransaction, RequestBase, TransactionBase } from './container-scopes'
import { modules, type RequestScope, type TransactionScope } from './index'
import type { Infrastructure } from './infrastructure'
import { lazyServices } from './lazy-services'
import type { AccountExport, Factories, Group } from './module'

type TransactionServices = Omit<TransactionScope, keyof TransactionBase<RequestScope>>
type RequestServices = Omit<RequestScope, keyof TransactionBase<RequestScope> | keyof RequestBase<TransactionScope>>

type RequestScopeBase = TransactionBase<RequestScope> & RequestBase<TransactionScope>

/** Each factory is checked against the scope that it is called with. */
interface CheckedModule {
  resolvers?: ModuleResolvers
  queries?: Record<string, (scope: TransactionScope) => unknown>
  services?: Record<string, (scope: TransactionScope) => unknown>
  commands?: Record<string, (scope: RequestScope) => unknown>
  requestServices?: Record<string, (scope: RequestScope) => unknown>
  accountExport?: AccountExport
}

const checkedModules: readonly CheckedModule[] = modules
const factoriesOf = (...groups: Group[]) =>
  Object.assign({}, ...checkedModules.flatMap((module) => groups.map((group) => module[group])))

const transactionFactories: Factories<TransactionServices, TransactionScope> = factoriesOf('services', 'queries')
const requestFactories: Factories<RequestServices, RequestScope> = factoriesOf(
  'services',
  'queries',
  'requestServices',
  'commands',
)
const createTransactionScope = lazyServices<TransactionBase<RequestScope>, TransactionServices>(transactionFactories)
const createRequestScope = lazyServices<RequestScopeBase, RequestServices>(requestFactories)

const accountExports: AccountExport = Object.assign({}, ...checkedModules.map(({ accountExport }) => accountExport))

/** All services of one request. Their loaders cache what the request has read since its last commit. */
export const createContainer = (db: Database, infrastructure: Infrastructure, visitor: Visitor): RequestScope => {
  const loaders: Loaders = new Set()

  /** A follow-up has a container of its own: the loaders of this one hold rows from before the commit. */
  const runAfterResponse: AfterCommit<RequestScope> = (name, work) =>
    infrastructure.afterResponse(name, async () => void (await work(createContainer(db, infrastructure, visitor))))

  /** If the process stops between commit and follow-up, a scheduled job does the follow-up's work. */
  const inTransaction: InTransaction<TransactionScope> = async (work) => {
    const { result, userIds, followUps } = await runTransaction(db, async (transaction) => {
      const followUps = new Map<string, Parameters<AfterCommit<RequestScope>>[1]>()
      const lastWork: Parameters<BeforeCommit>[0][] = []
      const scope = createTransactionScope({
        ...infrastructure,
        db: transaction,
        visitor,
        accountExports,
        beforeCommit: (work) => void lastWork.push(work),
        afterCommit: (name, followUp) => void followUps.set(name, followUp),
      })
      const result = await work(scope)
      for (const last of lastWork) await last()
      return { result, userIds: await scope.liveEvents.flush(), followUps }
    })
    for (const loader of loaders) loader.clearAll()
    infrastructure.eventBus.publish(userIds)
    for (const [name, followUp] of followUps) runAfterResponse(name, followUp)
    return result
  }

  const base: RequestScopeBase = {
    ...infrastructure,
    db,
    visitor,
    accountExports,
    inTransaction,
    beforeCommit: () => {
      throw new Error('There is no transaction')
    },
    afterCommit: runAfterResponse,
  }
  return createRequestScope(base, loaders)
}
