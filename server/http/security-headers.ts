import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { beforePaint } from '../../client/features/page/scripts/before-paint'
import { deferredHydration } from '../../client/features/page/scripts/deferred-hydration'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Everything loads from our own origin. Two constant inline scripts, which run around the first paint, are allowed by hash. */
export const securityHeaders = ({ https, development }: { https: boolean; development: boolean }): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", hashOf(beforePaint), hashOf(deferredHydration)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        // Vite's client polls for a restarted server in a blob worker.
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
