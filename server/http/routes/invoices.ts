import { Router } from 'express'
import type { ContextOf } from '../visitor/request-contexts'
import { sendStream } from './files/send-stream'

/** The cost of a request for a PDF file, which takes 0.1 to 0.4 s of CPU time to draw. */
export const PDF_COST = 300

/** Invoices and credit notes as PDF files, for their buyer, their seller and admins. */
export const createInvoicesRouter = (contextOf: ContextOf) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.get('/:number.pdf', async (request, response) => {
    const { viewer, invoices } = await contextOf(request, response)
    const invoice = await invoices.byNumber(viewer, request.params.number)
    if (!invoice) return response.sendStatus(404)
    const file = await invoices.pdf(invoice, viewer)
    response.attachment(`${invoice.number}.pdf`).set({
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
    await sendStream(file, response)
  })
  return router
}
