import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['fixtures', 'server/seed', 'server/database/migrations']

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/**
 * The files whose code makes the sample data. A saved file counts once Vite has told that it changed: until then Vite may load the
 * former code, whose data would get the version of the new code.
 */
export const openSampleDataFiles = (root: string) => {
  const isSampleDataFile = (file: string) =>
    folders.some((folder) => file.startsWith(`${root}/${folder}/`)) && !/\.test\.[a-z.]+$/.test(file)
  const digests = new Map<string, string>()
  const read = (file: string) => {
    if (existsSync(file)) digests.set(file, digestOf(readFileSync(file)))
    else digests.delete(file)
  }
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      if (entry.isFile() && isSampleDataFile(file)) read(file)
    }
  }
  return {
    /** Reads the file again if it is one of these. */
    update: (file: string) => {
      if (isSampleDataFile(file)) read(file)
    },
    version: () => digestOf(JSON.stringify([...digests].sort())).slice(0, 8),
  }
}
