import { loaderOfOne } from '../../database/loader'
import type { RejectedAddressRepository } from './rejected-address.repository'

interface Dependencies {
  rejectedAddressRepository: RejectedAddressRepository
}

export const createOutboxQueries = ({ rejectedAddressRepository }: Dependencies) => {
  const rejections = loaderOfOne(rejectedAddressRepository.find, ({ address }) => address)
  return {
    /** The time when an email address was refused for good, or null. */
    rejectedAt: async (address: string) => (await rejections.load(address))?.rejectedAt ?? null,
  }
}
