import { expect, test } from 'vitest'
import { memoryFiles } from '../../infrastructure/files/files'
import { removeOrphans } from './orphaned-files'

test('orphaned files: they are removed, however many there are, and no files of another kind or with a row', async () => {
  const files = memoryFiles()
  for (let n = 0; n < 1_100; n += 1) await files.put(`upl-${n}/card.webp`, Buffer.from('x'))
  await files.put('fil-1/file.bin', Buffer.from('x'))
  const batches: number[] = []
  await removeOrphans(files, 'upl', new Date(), async (ids) => {
    batches.push(ids.length)
    return ids.filter((id) => id === 'upl-700')
  })
  const left: string[] = []
  for await (const { key } of files.list()) left.push(key)
  expect([left, batches]).toEqual([
    ['upl-700/card.webp', 'fil-1/file.bin'],
    [500, 500, 100],
  ])
})
