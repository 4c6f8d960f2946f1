import type { UserRow } from '../../database/tables/tables'
import type { BillingDetailsInput } from '../../generated/resolvers'
import { HOUR_SECONDS } from '../../lib/dates'
import { invalidInput } from '../../lib/violations'
import type { InTransaction } from '../container-scopes'
import type { Throttle } from '../rate-limit/throttle'
import { sellers } from '../roles'
import type { UserService } from '../user/user.service'
import type { BillingDetailsService } from './billing-details.service'
import { firstPartyViolation, invoicePartyOf } from './invoice-party'
import { rateOf } from './invoice-sums'

interface Dependencies {
  throttle: Throttle
  inTransaction: InTransaction<{ billingDetails: BillingDetailsService; userService: Pick<UserService, 'lockActive'> }>
}

export const createBillingDetailsCommands = ({ throttle, inTransaction }: Dependencies) => ({
  update: async (viewer: UserRow, { taxRate, ...input }: BillingDetailsInput) => {
    const party = invoicePartyOf(input)
    // Undefined keeps the saved rate, and null removes it.
    const rate = taxRate == null ? taxRate : rateOf(taxRate)
    if (taxRate != null && !sellers.includes(viewer.role)) return invalidInput('taxRate', 'Only sellers charge tax')
    const violation = firstPartyViolation(party)
    if (violation) return violation
    if (taxRate != null && rate === undefined)
      return invalidInput('taxRate', 'A rate is above 0 and below 100 percent, with at most three decimals')
    const throttled = await throttle([{ key: ['billing', viewer.id], max: 60, seconds: HOUR_SECONDS }])
    if (throttled) return throttled
    await inTransaction(async ({ billingDetails, userService }) => {
      await userService.lockActive(viewer.id)
      await billingDetails.save(viewer.id, party, rate)
    })
    return { __typename: 'BillingDetailsUpdated' as const, user: viewer }
  },
})
