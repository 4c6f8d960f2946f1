import type { EngagementParent } from '../../api/parents'
import type { DocketEntryRow, UserRow } from '../../database/tables/tables'
import type { DocketAction, DocketEntryInput } from '../../generated/resolvers'
import { HOUR_SECONDS } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { isUnchanged } from '../../lib/is-unchanged'
import { clientIdViolation, invalidInput } from '../../lib/violations'
import type { InTransaction } from '../container-scopes'
import { isUncleared } from '../engagement/disclosure/disclosure.guards'
import { otherPartyOf, partyOf } from '../engagement/engagement.parties'
import type { EngagementQueries } from '../engagement/engagement.queries'
import type { Notifier } from '../notification/notifier'
import type { RateLimit } from '../rate-limit/rate-limiter'
import type { Throttle } from '../rate-limit/throttle'
import type { DocketQueries } from './docket.queries'
import { remindersOf } from './docket.reminders'
import type { DocketRepository } from './docket.repository'
import { type DocketEntryValues, hasDocket, readDocketInput } from './docket.rules'
import { changeNotification } from './docket.texts'

const MAX_ENTRIES = 50

interface Scope {
  docketRepository: DocketRepository
  notifier: Notifier
}

interface Dependencies {
  docket: DocketQueries
  docketRepository: Pick<DocketRepository, 'findAny'>
  engagements: Pick<EngagementQueries, 'find'>
  throttle: Throttle
  now: () => Date
  inTransaction: InTransaction<Scope>
}

interface Change {
  action: DocketAction
  entry: DocketEntryRow
}

export const createDocketCommands = (dependencies: Dependencies) => {
  const { docket, docketRepository, engagements, throttle, now, inTransaction } = dependencies

  /** The engagement of a date, if the account is one of its parties. */
  const ownEngagement = async (viewer: UserRow, id: string) => {
    const engagement = await engagements.find(viewer, id)
    return engagement && partyOf(viewer, engagement) ? engagement : undefined
  }

  /** Records a change, sets the reminders anew, and tells the other party. */
  const record = async (scope: Scope, viewer: UserRow, engagement: EngagementParent, change: Change) => {
    const { docketRepository, notifier } = scope
    const { action, entry } = change
    const { id: entryId, dueOn, revision, doneAt, removedAt } = entry
    await docketRepository.addEvent({ entryId, revision, dueOn, action, byId: viewer.id, at: now().toISOString() })
    const isOpen = doneAt === null && removedAt === null
    await docketRepository.setReminders(entryId, isOpen ? remindersOf(dueOn, now()) : [])
    const userId = otherPartyOf(viewer.id, engagement)
    await notifier.notify({ ...changeNotification(action, entry, engagement), userId, aboutId: viewer.id })
    return entry
  }

  const change = async (
    scope: Scope,
    viewer: UserRow,
    engagement: EngagementParent,
    { id, revision }: DocketEntryRow,
    action: DocketAction,
    values: Partial<DocketEntryRow>,
  ) => {
    const changedAt = now().toISOString()
    const entry = await scope.docketRepository.change(id, { ...values, changedAt, revision: revision + 1 })
    return record(scope, viewer, engagement, { action, entry })
  }

  const add = (viewer: UserRow, engagement: EngagementParent, values: DocketEntryValues, clientId: string | null) =>
    inTransaction(async (scope) => {
      const keys = { engagementId: engagement.id, authorId: viewer.id }
      const count = await scope.docketRepository.lockAll(engagement.id)
      const before = clientId === null ? undefined : await scope.docketRepository.addedAs({ ...keys, clientId })
      if (before) return repeated(before, values)
      if (count >= MAX_ENTRIES)
        return invalidInput('engagementId', `An order has at most ${MAX_ENTRIES} dates. Remove one first.`)
      const created = { doneAt: null, createdAt: now().toISOString(), changedAt: null, revision: 0, removedAt: null }
      const entry = { ...values, ...created, ...keys, clientId, id: newId('dkt') }
      await scope.docketRepository.add(entry)
      return saved(await record(scope, viewer, engagement, { action: 'ADDED', entry }))
    })

  const replace = (viewer: UserRow, engagement: EngagementParent, id: string, values: DocketEntryValues) =>
    inTransaction(async (scope) => {
      const entry = await scope.docketRepository.lock(id)
      if (!entry || entry.removedAt !== null) return removed
      if (isUnchanged(entry, values)) return saved(entry)
      // A new day has not been met yet.
      const doneAt = values.dueOn === entry.dueOn ? entry.doneAt : null
      return saved(await change(scope, viewer, engagement, entry, 'CHANGED', { ...values, doneAt }))
    })

  /** Locks a date of the viewer's engagements and changes it. */
  const changeOwn = async <Result>(
    viewer: UserRow,
    id: string,
    work: (scope: Scope, engagement: EngagementParent, entry: DocketEntryRow) => Promise<Result>,
  ) => {
    const found = await docket.find(viewer, id)
    const engagement = found && (await ownEngagement(viewer, found.engagementId))
    if (!engagement) return notFound
    const refused = await throttle([limitOf(viewer)])
    if (refused) return refused
    return inTransaction(async (scope) => {
      const entry = await scope.docketRepository.lock(id)
      return !entry || entry.removedAt !== null ? notFound : work(scope, engagement, entry)
    })
  }

  return {
    save: async (viewer: UserRow, input: DocketEntryInput) => {
      const { values, violation } = readDocketInput(input)
      const { clientId = null } = input
      if (!values) return violation
      const wrongId = input.id == null ? clientIdViolation(clientId) : undefined
      if (wrongId) return wrongId
      const earlier = input.id == null ? undefined : await docketRepository.findAny(input.id)
      if (input.id != null && earlier?.authorId !== viewer.id)
        return invalidInput('id', 'You can only change dates that you have added.')
      const engagement = await ownEngagement(viewer, earlier?.engagementId ?? input.engagementId)
      if (!engagement || (!earlier && !hasDocket(engagement)))
        return invalidInput('engagementId', 'You have no paid order with this id.')
      // A date has words of the buyer, which are withheld from the seller until then.
      if (isUncleared(engagement)) return uncleared
      const refused = await throttle([limitOf(viewer)])
      if (refused) return refused
      return earlier ? replace(viewer, engagement, earlier.id, values) : add(viewer, engagement, values, clientId)
    },

    mark: (viewer: UserRow, id: string, done: boolean) =>
      changeOwn(viewer, id, async (scope, engagement, entry) => {
        if ((entry.doneAt !== null) === done) return marked(entry)
        const doneAt = done ? now().toISOString() : null
        return marked(await change(scope, viewer, engagement, entry, done ? 'MET' : 'REOPENED', { doneAt }))
      }),

    remove: (viewer: UserRow, id: string) =>
      changeOwn(viewer, id, async (scope, engagement, entry) => {
        if (entry.authorId !== viewer.id) return notFound
        await change(scope, viewer, engagement, entry, 'REMOVED', { removedAt: now().toISOString() })
        return { __typename: 'DocketEntryRemoved' as const, engagement }
      }),
  }
}

/** Marks count together with changes: each notifies the other party. */
const limitOf = ({ id }: UserRow): RateLimit => ({ key: ['docket', id], max: 60, seconds: HOUR_SECONDS })

const uncleared = invalidInput(
  'engagementId',
  'Dates can be added and changed once the seller has found no conflict of interest.',
)

const removed = invalidInput('id', 'This date was removed in the meantime.')

/** The result of a request that is repeated under its client id. */
const repeated = (before: DocketEntryRow, values: DocketEntryValues) => {
  if (before.removedAt !== null) return removed
  return isUnchanged(before, values) ? saved(before) : invalidInput('clientId', 'Another date was added under this id.')
}

const saved = (entry: DocketEntryRow) => ({ __typename: 'DocketEntrySaved' as const, entry })

const marked = (entry: DocketEntryRow) => ({ __typename: 'DocketEntryMarked' as const, entry })

const notFound = { __typename: 'DocketEntryNotFound' as const, message: 'This date no longer exists.' }
