import type { EngagementRow, Tables } from '../../../database/tables/tables'
import { forEachDue } from '../../../lib/for-each-due'
import type { Notifier } from '../../notification/notifier'
import type { Outbox } from '../../outbox/outbox.service'
import type { InTransaction } from '../../scopes'
import type { UserQueries } from '../../user/user.queries'
import { workStates } from '../engagement.states'
import { dueMail } from './due-mail'
import type { DueNoticeRepository } from './due-notice.repository'

const DAY_MS = 86_400_000
const BATCH = 100

type Kind = Tables['dueNotice']['kind']

interface Due {
  id: string
  dueAt: string
}

interface Dependencies {
  dueNoticeRepository: DueNoticeRepository
  siteOrigin: () => string
  now: () => Date
  inTransaction: InTransaction<{
    dueNoticeRepository: DueNoticeRepository
    notifier: Notifier
    outbox: Outbox
    users: Pick<UserQueries, 'of'>
  }>
}

const titles: Record<Kind, string> = { TOMORROW: 'Due tomorrow', DUE: 'Due now' }

/** Tells both parties, once each, that work is due tomorrow and that it is due. */
export const createDueNoticeWorker = ({ dueNoticeRepository, siteOrigin, now, inTransaction }: Dependencies) => {
  /** If two processes run at once, only one can claim the engagement or add the notice. */
  const tell = ({ id, dueAt }: Due, kind: Kind) =>
    inTransaction(async ({ dueNoticeRepository: notices, notifier, outbox, users }) => {
      const engagement = await notices.claim(id)
      if (!engagement || !isDue(engagement, dueAt)) return
      if (kind === 'TOMORROW' && hasJustBegun(engagement, now())) return
      if (!(await notices.add({ engagementId: id, kind, dueAt }))) return
      const { number, title, buyerId, sellerId } = engagement
      const path = `/dashboard/engagements/${id}`
      for (const [userId, aboutId] of [
        [buyerId, sellerId],
        [sellerId, buyerId],
      ] as const) {
        const texts = { title: `${number}: ${titles[kind]}`, text: title }
        await notifier.notify({ userId, kind: 'ENGAGEMENT', aboutId, ...texts, path, mailed: true })
        const side = userId === sellerId ? 'SELLER' : 'BUYER'
        const names = { reader: (await users.of(userId)).name, other: (await users.of(aboutId)).name }
        const mail = dueMail(engagement, dueAt, kind, side, names, siteOrigin() + path)
        await outbox.enqueue(userId, mail, { aboutId })
      }
    })

  const tellAll = (kind: Kind, after: string, until: string) =>
    forEachDue<Due, Due>({
      first: { id: '', dueAt: after },
      read: (last) => dueNoticeRepository.missing(kind, { after: last, until }, BATCH),
      handle: (due) => tell(due, kind),
    })

  return {
    run: async () => {
      const moment = now()
      await tellAll('DUE', new Date(0).toISOString(), moment.toISOString())
      await tellAll('TOMORROW', moment.toISOString(), new Date(moment.getTime() + DAY_MS).toISOString())
    },
  }
}

/** It may have been delivered, stopped or postponed since it was read. */
const isDue = ({ state, pausedAt, dueAt }: EngagementRow, readDueAt: string) =>
  workStates.includes(state) && pausedAt === null && dueAt === readDueAt

/** Whoever has begun less than a day ago knows when the work is due. */
const hasJustBegun = ({ waitingSince, updatedAt }: EngagementRow, now: Date) =>
  now.getTime() - Date.parse(waitingSince ?? updatedAt) < DAY_MS

export type DueNoticeWorker = ReturnType<typeof createDueNoticeWorker>
