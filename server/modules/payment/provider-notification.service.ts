import type { PaymentProvider, ProviderNotification } from '../../infrastructure/payment/payment'
import { DAY_MS, earlier } from '../../lib/dates'
import type { ChargebackWorker } from '../payout/chargeback.worker'
import type { Charges } from './charge.service'
import type { ProviderNotificationRepository } from './provider-notification.repository'
import type { RefundWorker } from './refund.worker'

interface Dependencies {
  charges: Pick<Charges, 'recheck'>
  refundWorker: RefundWorker
  payoutAccountChange: (accountId: string) => Promise<void>
  chargebackWorker: ChargebackWorker
  providerNotificationRepository: ProviderNotificationRepository
  paymentProvider: PaymentProvider
  now: () => Date
}

/**
 * Handles the notifications of the payment provider. They only say what to look at again: repeated and reordered ones have no
 * effect, and the jobs `charges`, `refunds`, `transfers` and `reconciliation` make up for a lost one.
 */
export const createProviderNotifications = (dependencies: Dependencies) => {
  const {
    charges,
    refundWorker,
    payoutAccountChange,
    chargebackWorker,
    providerNotificationRepository,
    paymentProvider,
    now,
  } = dependencies

  const handlers: Partial<Record<ProviderNotification['kind'], (key: string) => Promise<unknown>>> = {
    charge: charges.recheck,
    refund: (key) => refundWorker.refund([key]),
    account: payoutAccountChange,
    chargeback: chargebackWorker.recheck,
  }

  return {
    /** Whether the provider sends notifications to `/webhooks/<path>`. */
    accepts: (path: string) => paymentProvider.webhookPath === path,

    /** Returns false if the body is not a notification that the provider has signed. */
    receive: async (...request: Parameters<PaymentProvider['readNotification']>) => {
      const notification = paymentProvider.readNotification(...request)
      if (!notification) return false
      if (notification === 'irrelevant') return true
      const { id, kind, key } = notification
      if (await providerNotificationRepository.isHandled(id)) return true
      await handlers[kind]?.(key)
      // Last, so that the provider repeats what was not handled.
      await providerNotificationRepository.add(id, now().toISOString())
      return true
    },

    /** Forgets notifications after 30 days. Providers repeat one for some days. */
    sweep: () => providerNotificationRepository.removeOlderThan(earlier(now(), 30 * DAY_MS)),
  }
}

export type ProviderNotifications = ReturnType<typeof createProviderNotifications>
