import type { Visitor } from '../api/visitor'
import { AdvanceMandateDocument, ProposeMandateDocument } from '../modules/mandate/mandate.test.generated'
import type { Execute } from './execute'
import type { MandateTransition } from './generated/schema'
import { expectType, expectValue } from './result'
import { runAs } from './run-as'

/** Mandates between brokers and owners of listings. */
export const mandatesWith = (execute: Execute) => {
  const tryPropose = async (broker: Visitor, listingId: string, feePercent = 8, message = '') =>
    (await runAs(execute, broker)(ProposeMandateDocument, { input: { listingId, feePercent, message } })).proposeMandate

  const tryAdvance = async (
    visitor: Visitor,
    { id, version }: { id: string; version: number },
    transition: MandateTransition,
  ) => (await runAs(execute, visitor)(AdvanceMandateDocument, { input: { id, version, transition } })).advanceMandate

  const advance = async (...input: Parameters<typeof tryAdvance>) =>
    expectType(await tryAdvance(...input), 'MandateAdvanced').mandate

  const propose = async (...input: Parameters<typeof tryPropose>) =>
    expectType(await tryPropose(...input), 'MandateProposed').mandate

  return {
    tryPropose,
    propose,
    tryAdvance,
    advance,
    /** An active mandate with the code of its link. */
    agree: async (broker: Visitor, owner: Visitor, listingId: string, feePercent = 8) => {
      const mandate = await advance(owner, await propose(broker, listingId, feePercent), 'ACCEPT')
      return { ...mandate, code: expectValue(mandate.path?.split('broker=')[1]) }
    },
  }
}
