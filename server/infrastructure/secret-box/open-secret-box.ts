import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../../lib/errors'
import { StartError } from '../../lib/start-error'
import { createSecretBox, KEY_BYTES } from './secret-box'

interface Setting {
  secretsKey: Buffer | undefined
  dataDir: string | undefined
}

/** The key of `SECRETS_KEY`, else of the file `secrets.key`, which is created at the first start. */
export const openSecretBox = async ({ secretsKey, dataDir }: Setting) =>
  createSecretBox(secretsKey ?? (dataDir === undefined ? randomBytes(KEY_BYTES) : await keyFile(dataDir)))

const keyFile = async (folder: string) => {
  const path = join(folder, 'secrets.key')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const newPath = `${path}.${randomUUID()}`
  await writeFile(newPath, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { flag: 'wx', mode: 0o600, flush: true })
  // If several processes start at once, the first complete file gets the name.
  await link(newPath, path).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
  await rm(newPath)
  const key = Buffer.from(await readFile(path, 'utf8'), 'base64')
  if (key.length !== KEY_BYTES) {
    throw new StartError(
      `${path} is damaged: put back the copy that you keep apart from the backups, or set SECRETS_KEY.`,
    )
  }
  return key
}
