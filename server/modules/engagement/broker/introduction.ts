import type { Introduced } from '../../mandate/mandate.queries'

/** The broker of a new engagement, with the fee, which never changes. */
export const brokerOf = (introduction: Introduced | null | undefined) =>
  introduction
    ? {
        brokerId: introduction.brokerId,
        brokerFeePercent: introduction.feePercent,
        mandateId: introduction.mandateId,
      }
    : {}
