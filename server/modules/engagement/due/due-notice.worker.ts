import type { EngagementRow, Tables } from '../../../database/tables/tables'
import { engagementPath } from '../../../lib/addresses/site-paths'
import { DAY_MS, inDays } from '../../../lib/dates'
import { FIRST_MOMENT, forEachDue, runEach } from '../../../lib/for-each-due'
import type { InTransaction } from '../../container-scopes'
import type { Ledger } from '../../ledger/ledger.service'
import type { Notifier } from '../../notification/notifier'
import type { Outbox } from '../../outbox/outbox.service'
import type { UserQueries } from '../../user/user.queries'
import { DISPUTE_ANSWER_DAYS } from '../deadlines/periods'
import { hasToAnswer } from '../disputes/dispute.guards'
import { accountsOf } from '../engagement.parties'
import type { EngagementRepository } from '../engagement.repository'
import { workStates } from '../engagement.states'
import { type Party, parties } from '../engagement.step'
import { dueMail } from './due-mail'
import type { DueNoticeRepository } from './due-notice.repository'

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
    engagementRepository: Pick<EngagementRepository, 'claim'>
    ledger: Pick<Ledger, 'heldNow'>
    notifier: Notifier
    outbox: Outbox
    users: Pick<UserQueries, 'of'>
  }>
}

interface Notice {
  title: string
  /** False if something has happened since it was read. */
  isDue: (engagement: EngagementRow, dueAt: string, now: Date) => boolean
  isFor: (side: Party, engagement: EngagementRow) => boolean
}

const isFor = () => true

const notices: Record<Kind, Notice> = {
  TOMORROW: {
    title: 'Due tomorrow',
    isDue: (engagement, dueAt, now) => isWorkDue(engagement, dueAt) && !hasJustBegun(engagement, now),
    isFor,
  },
  DUE: { title: 'Due now', isDue: (engagement, dueAt) => isWorkDue(engagement, dueAt), isFor },
  ANSWER: {
    title: 'Answer by tomorrow',
    isDue: ({ disputedAt }, dueAt) => disputedAt === dueAt,
    isFor: hasToAnswer,
  },
  FUNDING: {
    title: 'Fund by tomorrow',
    isDue: ({ state, pausedAt, nextDueAt }, dueAt) =>
      state === 'AWAITING_FUNDING' && pausedAt === null && nextDueAt === dueAt,
    isFor: (side) => side === 'BUYER',
  },
}

/** Tells parties, once each, of work that is due, and of an answer or a funding that is due tomorrow. */
export const createDueNoticeWorker = ({ dueNoticeRepository, siteOrigin, now, inTransaction }: Dependencies) => {
  /** If two processes run at once, only one can claim the engagement or add the notice. */
  const notifyParties = ({ id, dueAt }: Due, kind: Kind) =>
    inTransaction(async ({ dueNoticeRepository: stored, engagementRepository, ledger, notifier, outbox, users }) => {
      const notice = notices[kind]
      const engagement = await engagementRepository.claim(id)
      if (!engagement || !notice.isDue(engagement, dueAt, now())) return
      if (!(await stored.add({ engagementId: id, kind, dueAt }))) return
      const { number, title } = engagement
      const path = engagementPath(id)
      const heldCents = await ledger.heldNow(id)
      for (const side of parties.filter((party) => notice.isFor(party, engagement))) {
        const [userId, aboutId] = accountsOf(side, engagement)
        const texts = { title: `${number}: ${notice.title}`, text: title }
        await notifier.notify({ userId, kind: 'ENGAGEMENT', aboutId, ...texts, path, mailed: true })
        const names = { reader: (await users.of(userId)).name, other: (await users.of(aboutId)).name }
        const mail = dueMail({ ...engagement, heldCents }, dueAt, kind, side, names, siteOrigin() + path)
        await outbox.enqueue(userId, mail, { aboutId })
      }
    })

  const notifyOfAll = (kind: Kind, after: string, until: string) =>
    forEachDue<Due, Due>({
      first: { id: '', dueAt: after },
      read: (last) => dueNoticeRepository.missing(kind, { after: last, until }, BATCH),
      nameOf: ({ id }) => id,
      handle: (due) => notifyParties(due, kind),
    })

  return {
    run: async () => {
      const moment = now()
      await runEach([
        () => notifyOfAll('DUE', FIRST_MOMENT, moment.toISOString()),
        () => notifyOfAll('TOMORROW', moment.toISOString(), inDays(moment, 1)),
        () => notifyOfAll('FUNDING', moment.toISOString(), inDays(moment, 1)),
        () => notifyOfAll('ANSWER', inDays(moment, -DISPUTE_ANSWER_DAYS), inDays(moment, 1 - DISPUTE_ANSWER_DAYS)),
      ])
    },
  }
}

/** It may have been delivered, stopped or postponed since it was read. */
const isWorkDue = ({ state, pausedAt, dueAt }: EngagementRow, readDueAt: string) =>
  workStates.includes(state) && pausedAt === null && dueAt === readDueAt

/** A seller who has begun less than a day ago knows when the work is due. */
const hasJustBegun = ({ waitingSince, updatedAt }: EngagementRow, now: Date) =>
  now.getTime() - Date.parse(waitingSince ?? updatedAt) < DAY_MS
