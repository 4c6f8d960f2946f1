import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { link } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSecretBox } from './open-secret-box'
import { createSecretBox } from './secret-box'

vi.mock('node:fs/promises', { spy: true })

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-box-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('secret box: decrypts for the same owner and key only', async () => {
  const box = createSecretBox(Buffer.alloc(32, 1))
  const encrypted = await box.encrypt('a secret', 'usr-1')
  expect(encrypted).not.toContain(Buffer.from('a secret').toString('base64url'))
  expect(await box.encrypt('a secret', 'usr-1')).not.toBe(encrypted)
  expect(await box.decrypt(encrypted, 'usr-1')).toBe('a secret')
  await expect(box.decrypt(encrypted, 'usr-2')).rejects.toThrow()
  await expect(createSecretBox(Buffer.alloc(32, 2)).decrypt(encrypted, 'usr-1')).rejects.toThrow()
})

test('secret box: decrypts what an earlier version has stored', async () => {
  const stored = 'cLceTAjlJFKGtHNDDSdWTwuLV0CJC73eIpV31AxTr25Ug3KX'
  expect(await createSecretBox(Buffer.alloc(32, 1)).decrypt(stored, 'usr-1')).toBe('a secret')
})

test('secret box: the first start writes a key that only its user can read; later starts keep it', async () => {
  const dataDir = join(newFolder(), 'data')
  const [one, other] = await Promise.all([
    openSecretBox({ dataDir, secretsKey: undefined }),
    openSecretBox({ dataDir, secretsKey: undefined }),
  ])
  expect(await other.decrypt(await one.encrypt('a secret', 'usr-1'), 'usr-1')).toBe('a secret')
  expect(statSync(join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600)
  expect(Buffer.from(readFileSync(join(dataDir, 'secrets.key'), 'utf8'), 'base64')).toHaveLength(32)
})

test('secret box: a damaged key file stops the start', async () => {
  const dataDir = newFolder()
  writeFileSync(join(dataDir, 'secrets.key'), 'short')
  await expect(openSecretBox({ dataDir, secretsKey: undefined })).rejects.toThrow('is damaged')
})

test('secret box: a data folder without hard links gets a key, too', async () => {
  const refused = Object.assign(new Error('operation not permitted'), { code: 'EPERM' })
  vi.mocked(link).mockRejectedValueOnce(refused)
  const dataDir = newFolder()
  const setting = { dataDir, secretsKey: undefined }
  const first = await openSecretBox(setting)
  expect(readdirSync(dataDir)).toEqual(['secrets.key'])
  vi.mocked(link).mockRejectedValueOnce(refused)
  const later = await openSecretBox(setting)
  expect(await later.decrypt(await first.encrypt('a secret', 'usr-1'), 'usr-1')).toBe('a secret')
  expect(readdirSync(dataDir)).toEqual(['secrets.key'])
})
