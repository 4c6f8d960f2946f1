import { expect, test } from 'vitest'
import { root } from '../lib/run.mjs'
import { folder, write } from '../testing/git-repository'
import { missingRowTypes, rowTypes } from './row-types'

const project = (files: Record<string, string>) => {
  const root = folder()
  write(root, files)
  return root
}

const sdl = `type Query { workshops: WorkshopConnection! }
type WorkshopConnection { nodes: [Workshop!]! }
type Workshop { id: ID! host: User! }
type User { id: ID! }
type Note { id: ID! }
type WorkshopCreated { workshop: Workshop! }
`

test('row types: a type has the row type of its name, a parent before its row, and a connection its page', () => {
  const root = project({
    'schema/workshop.graphql': sdl,
    'server/database/tables/tables.ts':
      'export type UserRow = 1\nexport type WorkshopRow = 2\nexport type StatRow = 3\n',
    'server/modules/note/note.row.ts': 'export interface NoteRow {}\n',
    'server/api/parents.ts': 'export type UserParent = 1\nexport type WorkshopPage = 2\n',
  })
  expect(rowTypes(root)).toEqual({
    Note: '../modules/note/note.row#NoteRow',
    User: '../api/parents#UserParent',
    Workshop: '../database/tables/tables#WorkshopRow',
    WorkshopConnection: '../api/parents#WorkshopPage',
  })
  expect(missingRowTypes(root, rowTypes(root))).toEqual([])
})

test('row types: one line says where to export a missing one', () => {
  const root = project({ 'schema/workshop.graphql': sdl })
  expect(missingRowTypes(root, { Note: 'Note', User: 'User' })).toEqual([
    'Workshop has no row type: export WorkshopRow from server/database/tables/tables.ts, or map it in codegen.ts.',
    'WorkshopConnection has no page type: export WorkshopPage from server/api/parents.ts, or map it in codegen.ts.',
  ])
})

test('row types: rows of users leave out secrets', () => {
  expect(rowTypes(root)).toMatchObject({ User: '../api/parents#UserParent', Session: '../api/parents#SessionParent' })
})
