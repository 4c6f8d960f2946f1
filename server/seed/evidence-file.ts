import { evidenceFile } from '../../fixtures/disputes'
import type { Database } from '../database/connection'
import type { FileStore } from '../infrastructure/files/files'
import { keyOf } from '../modules/engagement/delivery/delivery-file.commands'

const id = 'fil-sample-evidence'

/** Attaches a file to the evidence of the sample dispute, once. Apart from the seed, which has no file store. */
export const addSampleEvidence = async (db: Database, fileStore: FileStore) => {
  const evidence = await db
    .selectFrom('engagementEvent')
    .innerJoin('engagement', 'engagement.id', 'engagementEvent.engagementId')
    .select(['engagementEvent.id as eventId', 'engagementEvent.at as createdAt', 'engagement.sellerId as ownerId'])
    .where('engagement.number', '=', evidenceFile.number)
    .where('engagementEvent.transition', '=', 'ADD_EVIDENCE')
    .orderBy('engagementEvent.version')
    .executeTakeFirst()
  const added = await db.selectFrom('engagementFile').select('id').where('id', '=', id).executeTakeFirst()
  if (!evidence || added) return
  const bytes = Buffer.from(`${evidenceFile.lines.join('\r\n')}\r\n`)
  await fileStore.put(keyOf(id), bytes)
  // Another process may have started at the same time.
  await db
    .insertInto('engagementFile')
    .values({ ...evidence, id, position: 0, name: evidenceFile.name, size: bytes.length })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
