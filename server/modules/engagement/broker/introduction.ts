import type { UserRow } from '../../../database/tables/tables'
import type { Introduced } from '../../mandate/mandate.queries'

type Introduction = Introduced | null | undefined

/** The broker of a new engagement, with the fee, which never changes. */
export const brokerOf = (introduction: Introduction) =>
  introduction
    ? {
        brokerId: introduction.brokerId,
        brokerFeePercent: introduction.feePercent,
        mandateId: introduction.mandateId,
      }
    : {}

/** The introduction, unless the broker's account was deleted meanwhile: nobody is left to receive the fee. */
export const unlessDeleted = (introduction: Introduction, accounts: readonly UserRow[]) =>
  accounts.some(({ id, deletedAt }) => id === introduction?.brokerId && deletedAt !== null) ? null : introduction
