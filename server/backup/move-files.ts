import { stat } from 'node:fs/promises'
import { copyFiles, sizesIn } from '../infrastructure/files/copy-files'
import { diskFiles } from '../infrastructure/files/disk-files'
import { type FilesPlace, openFiles, uploadsFolder } from '../infrastructure/files/open-files'
import { StartError } from '../lib/start-error'

/** Progress is told after so many files. */
const STEP = 100

/** Copies a folder of uploads into the bucket, checks that all of them are there, and returns what it has done. */
export const moveFiles = async (
  { dataDir, s3 }: FilesPlace,
  folder = dataDir && uploadsFolder(dataDir),
  print: (line: string) => void = () => {},
) => {
  if (!s3) throw new StartError('S3_BUCKET is missing: name the bucket into which the files are copied.')
  const isFolder = folder !== undefined && (await stat(folder).catch(() => undefined))?.isDirectory()
  if (!isFolder) throw new StartError(`There is no folder ${folder ?? 'of uploads'}.`)
  const source = diskFiles(folder)
  const target = await openFiles({ dataDir, s3 })
  const { copied } = await copyFiles(source, target, (done, total) => {
    if (done % STEP === 0 || done === total) print(`${done} of ${total} files copied`)
  })
  const [expected, found] = [await sizesIn(source), await sizesIn(target)]
  const missing = [...expected].filter(([key, size]) => found.get(key) !== size).map(([key]) => key)
  const [first] = missing
  if (first !== undefined) {
    throw new StartError(
      `${missing.length} of ${expected.size} files are not in the bucket ${s3.bucket}, such as ${first}. Run the command again.`,
    )
  }
  const known = expected.size - copied
  return `All ${expected.size} files of ${folder} are in the bucket ${s3.bucket}: ${copied} were copied, ${known} were there. The folder is unchanged.`
}
