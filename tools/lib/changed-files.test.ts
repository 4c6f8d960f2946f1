import { expect, test } from 'vitest'
import { affectsBrowserTests } from './changed-files.mjs'

test.each(['client/app.tsx', 'demo/page/show-state.ts', 'e2e/demo.spec.ts', 'tools/build/assets.ts', 'vite.config.ts'])(
  'browser tests run when %s has changed',
  (file) => expect(affectsBrowserTests(file)).toBe(true),
)

test.each(['docs/demonstration.md', 'demo/service-worker/forward.test.ts', 'tools/lib/run.mjs'])(
  'browser tests do not depend on %s',
  (file) => expect(affectsBrowserTests(file)).toBe(false),
)
