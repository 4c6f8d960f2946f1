import type { UserRow } from '../../database/tables'
import { newId } from '../../ids'
import type { FileStore } from '../../ports/files/files'
import { oneLine } from '../../text/one-line'
import type { AttemptService } from '../attempt/attempt.service'
import { pictureTypeOf } from '../upload/picture-type'
import { redrawnPicture } from '../upload/redrawn'
import { sideOf } from './engagement.service'
import type { FileRepository } from './file.repository'

const MOST_AN_HOUR = 60
const LONGEST_NAME = 120
const UNUSED_MS = 24 * 3_600_000

interface Dependencies {
  engagementFiles: FileRepository
  files: FileStore
  attempts: AttemptService
  now: () => Date
}

/** Files of deliveries, only ever handed out as downloads. Pictures are drawn anew; all else is kept as it came. */
export const createFileService = ({ engagementFiles, files, attempts, now }: Dependencies) => ({
  /** Counts an upload. */
  admit: ({ id }: UserRow) => attempts.reserve([{ of: ['upload', id], most: MOST_AN_HOUR, seconds: 3_600 }]),

  /** Keeps a file until a delivery takes it up, or says why not. */
  keep: async ({ id: ownerId }: UserRow, typedName: string, sent: Buffer) => {
    const type = pictureTypeOf(sent)
    const bytes = type ? await redrawnPicture(sent, type) : sent
    if (typeof bytes === 'string') return { refusal: bytes }
    const id = newId('fil')
    const name = fileName(typedName)
    const file = { id, ownerId, eventId: null, position: 0, name, size: bytes.length, createdAt: now().toISOString() }
    // Known before it is there: what is cut off half-way is swept.
    await engagementFiles.add(file)
    await files.put(keyOf(id), bytes)
    return { id, name, size: file.size }
  },

  /** For its owner and who may see the engagement that it is part of; to anybody else it does not exist. */
  open: async (viewer: UserRow | undefined, id: string) => {
    const file = await engagementFiles.find(id)
    if (!file || !viewer) return undefined
    const engagement = await engagementFiles.engagementOf(id)
    const mayRead = file.ownerId === viewer.id || (engagement && sideOf(viewer, engagement))
    const bytes = mayRead ? await files.get(keyOf(id)) : undefined
    return bytes && { name: file.name, bytes, type: pictureTypeOf(bytes) }
  },

  /** Removes what was uploaded a day ago and is part of nothing. */
  sweep: async () => {
    const taken = await engagementFiles.takeUnused(new Date(now().getTime() - UNUSED_MS).toISOString())
    if (taken.length > 0) await files.remove(taken.map(({ id }) => keyOf(id)))
  },
})

const keyOf = (id: string) => `${id}/file.bin`

/** The last part of a path, without what could turn a name around or hide its ending. */
const fileName = (typed: string) => {
  const last = oneLine(typed.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}"<>:|?*]/gu, '')
  return last.slice(-LONGEST_NAME).trim() || 'file'
}
