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
  const text = await readFile(path, 'utf8').catch(async (error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
    await createKeyFile(path)
    return readFile(path, 'utf8')
  })
  const key = Buffer.from(text, 'base64')
  if (key.length !== KEY_BYTES) {
    throw new StartError(
      `${path} is damaged: put back the copy that you keep apart from the backups, or set SECRETS_KEY.`,
    )
  }
  return key
}

/** If several processes start at once, the first complete file gets the name. */
const createKeyFile = async (path: string) => {
  const newPath = `${path}.${randomUUID()}`
  const text = `${randomBytes(KEY_BYTES).toString('base64')}\n`
  const write = (to: string) => writeFile(to, text, { flag: 'wx', mode: 0o600, flush: true })
  try {
    await write(newPath)
    // Some file systems, such as those of network shares, have no hard links.
    await link(newPath, path).catch(() => write(path))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(newPath, { force: true })
  }
}
