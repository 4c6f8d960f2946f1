import type { EngagementParent } from '../../api/parents'
import type { DocketEntryRow } from '../../database/tables/tables'
import type { DocketEntryInput, EngagementState } from '../../generated/resolvers'
import { centsOrNull, isMoney } from '../../lib/money'
import { oneLine } from '../../lib/text'
import { firstViolationOf } from '../../lib/violations'

const MAX_FEE = 1_000_000
const DAY = /^(19\d\d|2(0\d\d|1\d\d|200))-\d\d-\d\d$/

const withoutDocket: readonly EngagementState[] = [
  'QUOTE_REQUESTED',
  'OFFERED',
  'COUNTERED',
  'DECLINED',
  'AWAITING_FUNDING',
  'CANCELLED',
]

/** Whether dates can be added: once an engagement is paid, unless it is cancelled. */
export const hasDocket = ({ state }: Pick<EngagementParent, 'state'>) => !withoutDocket.includes(state)

/** True for a day in years from 1900 to 2200. */
export const isDay = (day: string) => DAY.test(day)

const isFee = (fee: number | null | undefined) => fee == null || (fee >= 0 && fee <= MAX_FEE && isMoney(fee))

export type DocketEntryValues = Pick<
  DocketEntryRow,
  'actor' | 'dueOn' | 'jurisdiction' | 'kind' | 'officialFeeCents' | 'serviceFeeCents' | 'title'
>

const firstViolation = firstViolationOf<DocketEntryInput>([
  [({ kind, title }) => kind !== 'OTHER' || title !== '', 'title', 'Say what the date is for.'],
  [({ title }) => title.length <= 100, 'title', 'A subject has at most 100 characters.'],
  [({ dueOn }) => isDay(dueOn), 'dueOn', 'Enter a day in the years 1900 to 2200.'],
  [({ officialFee }) => isFee(officialFee), 'officialFee', 'A fee is from 0 to 1,000,000 with at most two decimals.'],
  [({ serviceFee }) => isFee(serviceFee), 'serviceFee', 'A fee is from 0 to 1,000,000 with at most two decimals.'],
])

/** The columns of a valid input, or the violation. */
export const readDocketInput = (input: DocketEntryInput) => {
  const title = oneLine(input.title)
  const violation = firstViolation({ ...input, title })
  if (violation) return { violation }
  const values: DocketEntryValues = {
    kind: input.kind,
    jurisdiction: input.jurisdiction,
    title,
    dueOn: input.dueOn,
    actor: input.actor,
    officialFeeCents: centsOrNull(input.officialFee),
    serviceFeeCents: centsOrNull(input.serviceFee),
  }
  return { values }
}
