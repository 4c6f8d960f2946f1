import { Router } from 'express'
import type { Calendar } from '../../modules/docket/calendar'

/** The calendar of an account, for calendar programs. The address is the secret. */
export const createCalendarRouter = (calendar: () => Calendar) =>
  Router().get('/:token.ics', async (request, response) => {
    const file = await calendar().file(request.params.token)
    if (file === undefined) return void response.status(404).type('text').send('This calendar does not exist.\n')
    response
      .type('text/calendar')
      .set({ 'cache-control': 'private, no-store', 'content-disposition': 'attachment; filename="marque-docket.ics"' })
      .send(file)
  })
