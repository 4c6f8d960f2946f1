import type { UserRow } from '../../database/tables/tables'
import type { BillingDetailsRepository } from './billing-details.repository'
import { type InvoiceParty, savedParty } from './invoice-party'

interface Dependencies {
  billingDetailsRepository: BillingDetailsRepository
}

export const createBillingDetails = ({ billingDetailsRepository }: Dependencies) => ({
  /** Returns the saved billing details, or only the account's name. */
  partyOf: async (user: Pick<UserRow, 'id' | 'name'>) => savedParty(user, await billingDetailsRepository.find(user.id)),

  taxRateOf: async (userId: string) => (await billingDetailsRepository.find(userId))?.taxRate ?? null,

  /** Without a rate, the saved one stays. */
  save: async (userId: string, { address, ...party }: InvoiceParty, taxRate?: number | null) => {
    const rate = taxRate === undefined ? (await billingDetailsRepository.find(userId))?.taxRate : taxRate
    const json = address && JSON.stringify(address)
    await billingDetailsRepository.save({ ...party, userId, address: json, taxRate: rate ?? null })
  },

  removeOf: (userId: string) => billingDetailsRepository.remove(userId),
})

export type BillingDetailsService = ReturnType<typeof createBillingDetails>
