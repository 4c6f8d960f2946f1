// @ts-check
// Part of `npm run lint` and `npm test`: fails on documents of the client whose generated code is imported nowhere, on generated
// hooks that no component calls, and on operations of the server's tests that no test sends.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './lib/fail.mjs'
import { root } from './lib/run.mjs'
import { unusedDocuments, unusedHooks, unusedOperations } from './lib/unused-documents.mjs'

const filesOf = (/** @type {string} */ folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
const documents = [
  ...unusedDocuments(join(root, 'client'), filesOf('client')).map((file) => `client/${file}`),
  ...unusedOperations(join(root, 'server'), filesOf('server')).map((operation) => `server/${operation}`),
]
if (documents.length > 0)
  fail(
    'These documents are unused: delete each .graphql file or operation, or import its generated code.',
    documents.join('\n'),
  )

const hooks = unusedHooks(join(root, 'client'), filesOf('client')).map((hook) => `client/${hook}`)
if (hooks.length > 0)
  fail(
    'These generated hooks are unused. Write the hooks that are used above each operation or fragment, such as "# hooks: query" or "# hooks: none", and run `npm run codegen`.',
    hooks.join('\n'),
  )
