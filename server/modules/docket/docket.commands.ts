import type { EngagementParent } from '../../api/parents'
import type { Visitor } from '../../api/visitor'
import type { DocketEntryRow, UserRow } from '../../database/tables/tables'
import type { DocketEntryInput } from '../../generated/resolvers'
import { newId } from '../../lib/ids'
import { invalidInput } from '../../lib/violations'
import type { EngagementQueries } from '../engagement/engagement.queries'
import type { Notifier } from '../notification/notifier'
import { type RateLimiter, tooManyAttempts } from '../rate-limit/rate-limiter'
import type { InTransaction } from '../scopes'
import { hasDocket, readDocketInput } from './docket.input'
import type { DocketQueries } from './docket.queries'
import { remindersOf } from './docket.reminders'
import type { DocketRepository } from './docket.repository'
import { savedNotification } from './docket.texts'

const MAX_ENTRIES = 50

interface Dependencies {
  docket: DocketQueries
  engagements: Pick<EngagementQueries, 'find'>
  rateLimiter: RateLimiter
  visitor: Visitor
  now: () => Date
  inTransaction: InTransaction<{ docketRepository: DocketRepository; notifier: Notifier }>
}

export const createDocketCommands = (dependencies: Dependencies) => {
  const { docket, engagements, rateLimiter, visitor, now, inTransaction } = dependencies

  /** The engagement that an account may add dates to. */
  const ownEngagement = async (viewer: UserRow, id: string) => {
    const engagement = await engagements.find(viewer, id)
    return engagement && isParty(viewer, engagement) && hasDocket(engagement) ? engagement : undefined
  }

  const put = (viewer: UserRow, engagement: EngagementParent, entry: DocketEntryRow, isNew: boolean) =>
    inTransaction(async ({ docketRepository, notifier }) => {
      if (isNew) await docketRepository.add(entry)
      else await docketRepository.change(entry.id, entry)
      await docketRepository.setReminders(entry.id, entry.doneAt === null ? remindersOf(entry.dueOn, now()) : [])
      const userId = engagement.buyerId === viewer.id ? engagement.sellerId : engagement.buyerId
      await notifier.notify({ ...savedNotification(entry, engagement), userId, aboutId: viewer.id })
      docket.clearCache(engagement.id)
      return { __typename: 'DocketEntrySaved' as const, entry }
    })

  return {
    save: async (viewer: UserRow, input: DocketEntryInput) => {
      const { values, violation } = readDocketInput(input)
      if (!values) return violation
      const earlier = input.id == null ? undefined : await docket.find(viewer, input.id)
      if (input.id != null && earlier?.authorId !== viewer.id) return invalidInput('id', 'You have added no such date.')
      const engagement = await ownEngagement(viewer, earlier?.engagementId ?? input.engagementId)
      if (!engagement) return invalidInput('engagementId', 'You have no paid order with this id.')
      if (!earlier && (await docket.of(engagement.id)).length >= MAX_ENTRIES)
        return invalidInput('engagementId', `An order has at most ${MAX_ENTRIES} dates. Remove one first.`)
      const attempt = await rateLimiter.consume([{ key: ['docket', viewer.id], max: 60, seconds: 3_600 }])
      if (!attempt.allowed) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
      const entry: DocketEntryRow = earlier
        ? { ...earlier, ...values }
        : {
            ...values,
            id: newId('dkt'),
            engagementId: engagement.id,
            authorId: viewer.id,
            doneAt: null,
            createdAt: now().toISOString(),
          }
      return put(viewer, engagement, entry, !earlier)
    },

    /** Undefined unless the viewer is a party of the engagement. */
    mark: async (viewer: UserRow, id: string, done: boolean) => {
      const entry = await docket.find(viewer, id)
      const engagement = entry && (await engagements.find(viewer, entry.engagementId))
      if (!entry || !engagement || !isParty(viewer, engagement)) return undefined
      if ((entry.doneAt !== null) === done) return entry
      return inTransaction(async ({ docketRepository }) => {
        await docketRepository.setReminders(id, done ? [] : remindersOf(entry.dueOn, now()))
        return docketRepository.change(id, { doneAt: done ? now().toISOString() : null })
      })
    },

    /** Returns false if the viewer has added no such entry. */
    remove: (viewer: UserRow, id: string) =>
      inTransaction(({ docketRepository }) => docketRepository.remove(id, viewer.id)),
  }
}

const isParty = ({ id }: UserRow, { buyerId, sellerId }: EngagementParent) => id === buyerId || id === sellerId
