import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSecretBox } from './open-secret-box'
import { createSecretBox } from './secret-box'

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-box-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('secret box: decrypts for the same owner and key only', () => {
  const box = createSecretBox(Buffer.alloc(32, 1))
  const encrypted = box.encrypt('a secret', 'usr-1')
  expect(encrypted).not.toContain(Buffer.from('a secret').toString('base64url'))
  expect(box.encrypt('a secret', 'usr-1')).not.toBe(encrypted)
  expect(box.decrypt(encrypted, 'usr-1')).toBe('a secret')
  expect(() => box.decrypt(encrypted, 'usr-2')).toThrow()
  expect(() => createSecretBox(Buffer.alloc(32, 2)).decrypt(encrypted, 'usr-1')).toThrow()
})

test('secret box: the first start writes a key that only its user can read; later starts keep it', async () => {
  const dataDir = join(newFolder(), 'data')
  const [one, other] = await Promise.all([
    openSecretBox({ dataDir, secretsKey: undefined }),
    openSecretBox({ dataDir, secretsKey: undefined }),
  ])
  expect(other.decrypt(one.encrypt('a secret', 'usr-1'), 'usr-1')).toBe('a secret')
  expect(statSync(join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600)
  expect(Buffer.from(readFileSync(join(dataDir, 'secrets.key'), 'utf8'), 'base64')).toHaveLength(32)
})

test('secret box: a damaged key file stops the start', async () => {
  const dataDir = newFolder()
  writeFileSync(join(dataDir, 'secrets.key'), 'short')
  await expect(openSecretBox({ dataDir, secretsKey: undefined })).rejects.toThrow('is damaged')
})
