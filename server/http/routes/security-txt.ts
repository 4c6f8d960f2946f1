import { Router } from 'express'
import { DAY_MS, isoDay, later } from '../../lib/dates'
import type { Config } from '../../start/config'
import { requestOrigin } from '../site-origin'

const VALID_DAYS = 180

/** Says where to report a hole (RFC 9116). Without a contact in the configuration it is the mailbox of RFC 2142. */
export const createSecurityTxtRouter = (config: Pick<Config, 'publicUrl' | 'securityContact'>, now: () => Date) =>
  Router().get('/.well-known/security.txt', (request, response) => {
    const origin = requestOrigin(config)(request)
    const contact = config.securityContact ?? `mailto:security@${new URL(origin).hostname}`
    // The day alone, so that the file is the same all day.
    const expires = isoDay(later(now(), VALID_DAYS * DAY_MS))
    response
      .type('text')
      .set('cache-control', 'public, max-age=3600')
      .send(
        `Contact: ${contact}\nExpires: ${expires}T00:00:00.000Z\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`,
      )
  })
