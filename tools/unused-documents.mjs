// @ts-check
// Part of `npm run lint` and `npm test`: fails on client documents whose generated code is imported nowhere.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './lib/fail.mjs'
import { root } from './lib/run.mjs'
import { unusedDocuments } from './lib/unused-documents.mjs'

const client = join(root, 'client')
const unused = unusedDocuments(client, readdirSync(client, { recursive: true, encoding: 'utf8' }))
const list = unused.map((file) => `client/${file}`).join('\n')
if (list) fail('These documents are unused: delete each .graphql file, or import its generated hook.', list)
