import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { firstPaint } from '../../client/features/page/first-paint'
import { takeOver } from '../../client/features/page/take-over'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Everything comes from us; of inline scripts the two constants that run around the first paint. */
export const securityHeaders = ({ https, development }: { https: boolean; development: boolean }): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", hashOf(firstPaint), hashOf(takeOver)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        // Vite's client waits in a blob worker for a restarted server.
        ...(development && { workerSrc: ["'self'", 'blob:'] }),
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    ...(!https && { strictTransportSecurity: false }),
  })
