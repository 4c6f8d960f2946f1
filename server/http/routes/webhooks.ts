import express, { Router } from 'express'
import type { ProviderNotifications } from '../../modules/payment/provider-notification.service'

const MAX_BODY = '1mb'

/** The addresses that the payment provider posts its notifications to. The signature covers the raw body. */
export const createWebhooksRouter = (createNotifications: () => ProviderNotifications) => {
  const router = Router()
  router.post('/:provider', express.raw({ type: () => true, limit: MAX_BODY }), async (request, response) => {
    const notifications = createNotifications()
    if (!notifications.accepts(request.params.provider)) return response.sendStatus(404)
    const isGenuine = Buffer.isBuffer(request.body) && (await notifications.receive(request.body, request.headers))
    response.set('cache-control', 'no-store').sendStatus(isGenuine ? 200 : 400)
  })
  return router
}
