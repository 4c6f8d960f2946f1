import type { TrackRecordRow } from '../../database/tables/tables'
import { monthText } from '../../lib/dates'
import { sumOf } from '../../lib/sum'

/** With fewer deliveries or first answers, no share or usual time is shown. */
const FEWEST = 5
/** A seller usually answers within a time if at least this share of the first answers took no longer. */
const USUAL_SHARE = 2 / 3

type Column = Exclude<keyof TrackRecordRow, 'userId' | 'answeredLater'>

/** The columns of first answers, by the hours that they took at most. */
const answers: readonly { hours: number; column: Column; within: string }[] = [
  { hours: 1, column: 'answered1h', within: 'an hour' },
  { hours: 3, column: 'answered3h', within: '3 hours' },
  { hours: 6, column: 'answered6h', within: '6 hours' },
  { hours: 12, column: 'answered12h', within: '12 hours' },
  { hours: 24, column: 'answered24h', within: 'a day' },
  { hours: 48, column: 'answered48h', within: '2 days' },
]

/** The shortest time within which the seller usually answers. Undefined with too few answers, or if the time is longer than two days. */
const usualAnswer = (record: TrackRecordRow) => {
  const total = record.answeredLater + sumOf(answers, ({ column }) => record[column])
  if (total < FEWEST) return undefined
  let count = 0
  return answers.find(({ column }) => {
    count += record[column]
    return count >= total * USUAL_SHARE
  })
}

/** The counts of a seller as the API returns them. Without a record nothing has been counted yet. */
export const trackRecordView = ({ createdAt }: { createdAt: string }, record: TrackRecordRow | undefined) => {
  const { completed = 0, delivered = 0, deliveredOnTime = 0 } = record ?? {}
  const usual = record && usualAnswer(record)
  // Rounded down: 99.6% is not all of them.
  const onTimePercent = delivered < FEWEST ? null : Math.floor((deliveredOnTime * 100) / delivered)
  return {
    completedOrders: completed,
    onTimePercent,
    usualAnswerHours: usual?.hours ?? null,
    memberSince: `Member since ${monthText(createdAt)}`,
    sentences: [
      ...(usual ? [`Usually answers within ${usual.within}`] : []),
      ...(completed > 0
        ? [`${completed.toLocaleString('en-US')} ${completed === 1 ? 'order' : 'orders'} completed`]
        : []),
      ...(onTimePercent === null
        ? []
        : [`${onTimePercent}% of ${delivered.toLocaleString('en-US')} deliveries on time`]),
    ],
  }
}
