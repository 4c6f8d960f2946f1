// @ts-check
// The part of `npm run lint` and `npm test` that dead code's own tool can't see: documents that no screen uses.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './lib/fail.mjs'
import { root } from './lib/run.mjs'
import { unusedDocuments } from './lib/unused-documents.mjs'

const client = join(root, 'client')
const unused = unusedDocuments(client, readdirSync(client, { recursive: true, encoding: 'utf8' }))
const list = unused.map((file) => `client/${file}`).join('\n')
if (list) fail('Nothing uses these: delete the .graphql file of each, or import what it makes.', list)
