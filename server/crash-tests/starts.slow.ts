import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inconsistenciesIn } from './inconsistencies'
import { killStarts, namesIn, newFolder, writeOldDatabase } from './starts'

const KILLS = 24
const TIMEOUT = 1_200_000

test(
  'crash: a first start that is killed at any moment is completed by the next start',
  async () => {
    const { files, failures } = await killStarts(KILLS, async () => join(newFolder(), 'marque.db'))
    expect(failures).toEqual([])
    for (const file of files) expect(await inconsistenciesIn(file)).toEqual([])
  },
  TIMEOUT,
)

test(
  'crash: an upgrade that is killed at any moment is completed by the next start, and keeps all rows',
  async () => {
    const { files, failures } = await killStarts(KILLS, () => writeOldDatabase(join(newFolder(), 'marque.db')))
    expect(failures).toEqual([])
    for (const file of files) expect(await namesIn(file)).toEqual(['Ada'])
  },
  TIMEOUT,
)
