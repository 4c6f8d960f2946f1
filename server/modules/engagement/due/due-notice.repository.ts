import type { Insertable, NotNull } from 'kysely'
import type { Database } from '../../../database/connection'
import { nextAfter } from '../../../database/paging/page'
import { returnsRow } from '../../../database/rows'
import type { Tables } from '../../../database/tables/tables'
import type { EngagementState } from '../../../generated/resolvers'
import { workStates } from '../engagement.states'

type Kind = Tables['dueNotice']['kind']

interface Subject {
  /** The date of the notice. */
  date: 'dueAt' | 'disputedAt' | 'nextDueAt'
  /** The column with an index that has the same dates. */
  sortedBy: 'disputedAt' | 'nextDueAt'
  states: readonly EngagementState[]
}

const work: Subject = { date: 'dueAt', sortedBy: 'nextDueAt', states: workStates }

const subjects: Record<Kind, Subject> = {
  TOMORROW: work,
  DUE: work,
  ANSWER: { date: 'disputedAt', sortedBy: 'disputedAt', states: ['DISPUTED'] },
  FUNDING: { date: 'nextDueAt', sortedBy: 'nextDueAt', states: ['AWAITING_FUNDING'] },
}

interface Times {
  after: { dueAt: string; id: string }
  until: string
}

export const createDueNoticeRepository = (db: Database) => ({
  /** Returns false if the notice was sent before. */
  add: (notice: Insertable<Tables['dueNotice']>) =>
    returnsRow(
      db
        .insertInto('dueNotice')
        .values(notice)
        .onConflict((conflict) => conflict.columns(['engagementId', 'kind', 'dueAt']).doNothing())
        .returning('engagementId'),
    ),

  /** Subjects that are due in a period and that no notice was sent about, the earliest first. */
  missing: (kind: Kind, { after, until }: Times, max: number) => {
    const { date, sortedBy, states } = subjects[kind]
    const sorted = `engagement.${sortedBy}` as const
    const unsent = db
      .selectFrom('engagement')
      .leftJoin('dueNotice', (join) =>
        join
          .onRef('dueNotice.engagementId', '=', 'engagement.id')
          .on('dueNotice.kind', '=', kind)
          .onRef('dueNotice.dueAt', '=', `engagement.${date}`),
      )
      .select(['engagement.id', `engagement.${date} as dueAt`])
      .where(sorted, 'is not', null)
      .where(sorted, '<=', until)
      .where('state', 'in', states)
      .where(`engagement.${date}`, 'is not', null)
      .$narrowType<{ dueAt: NotNull }>()
      .where('dueNotice.engagementId', 'is', null)
    const due = nextAfter(unsent, [sorted, 'engagement.id'], [after.dueAt, after.id], max)
    return kind === 'ANSWER'
      ? // Open disputes alone have an index by their decision.
        due.where('decisionDueAt', 'is not', null).where('unansweredBy', 'is not', null).execute()
      : due.where('pausedAt', 'is', null).execute()
  },
})

export type DueNoticeRepository = ReturnType<typeof createDueNoticeRepository>
