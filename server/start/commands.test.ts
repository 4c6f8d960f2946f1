import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { nativeArgon2 } from '../infrastructure/passwords/native-argon2'
import { CategoriesDocument } from '../modules/category/category.test.generated'
import { registeredAs } from '../testing/accounts/register'
import { viewerOf } from '../testing/accounts/sign-in'
import { databases } from '../testing/database/databases'
import { executor } from '../testing/execute'
import { runCommand } from './commands'
import { readConfig } from './config'
import { prepareDatabase } from './prepare-database'

describe.each(databases)('npm run admin on $name', ({ newUrl }) => {
  /** A site as it is after its first start without sample data. */
  const newSite = async (environment: Record<string, string> = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'marque-admin-'))
    const config = readConfig({
      DATABASE_URL: await newUrl(),
      DATA_DIR: folder,
      SAMPLE_DATA: '0',
      LOG_LEVEL: 'error',
      ...environment,
    })
    const db = await prepareDatabase(config, () => {})
    onTestFinished(async () => {
      await db.destroy()
      rmSync(folder, { recursive: true })
    })
    return {
      execute: executor(db, { sampleAccounts: [] }),
      appoint: (...parameters: string[]) => runCommand(config, 'admin', parameters, () => {}),
    }
  }

  test('npm run admin: a new site has the categories, and gets its first admin', async () => {
    const { execute, appoint } = await newSite()
    expect((await execute(CategoriesDocument, {})).data.categories).toHaveLength(8)
    const { visitor, email } = await registeredAs(execute, 'ada@byron.example')
    expect(await appoint(' Ada@Byron.example')).toContain(email)
    expect(await appoint(email)).toContain(email)
    expect(await viewerOf(execute, visitor)).toEqual({ email, role: 'ADMIN' })
  })

  test('npm run admin: where mails are sent, an unconfirmed address is refused', async () => {
    const { execute, appoint } = await newSite({
      SMTP_URL: 'smtp://mail.example',
      PUBLIC_URL: 'https://marque.example',
    })
    const { email } = await registeredAs(execute, 'ada@byron.example')
    await expect(appoint(email)).rejects.toThrow('has not confirmed its address yet')
    await execute.db.updateTable('user').set({ emailConfirmedAt: '2026-11-21T12:00:00.000Z' }).execute()
    expect(await appoint(email)).toContain('is an admin now')
  })

  test('a start without sample data, and npm run admin, refuse sample accounts that their public password opens', async () => {
    const databaseUrl = await newUrl()
    const db = await prepareDatabase({ databaseUrl, sampleData: true }, () => {})
    onTestFinished(() => db.destroy())
    const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: tmpdir(), SAMPLE_DATA: '0', LOG_LEVEL: 'error' })
    const start = async () => (await prepareDatabase(config, () => {})).destroy()
    await expect(start()).rejects.toThrow(/public: .*admin@example\.com/)
    await expect(runCommand(config, 'admin', ['admin@example.com'], () => {})).rejects.toThrow(
      'whose password is public',
    )
    const accounts = db.updateTable('user')
    await accounts
      .set({ passwordHash: await nativeArgon2.hash('secret1') })
      .where('role', '!=', 'ADMIN')
      .execute()
    await expect(start()).rejects.toThrow(/public: admin@example\.com\. Name/)
    await accounts.set({ suspendedAt: '2026-11-21T12:00:00.000Z' }).where('role', '=', 'ADMIN').execute()
    await start()
  })

  test('npm run admin: an address without an account, or none, is refused with advice', async () => {
    const { appoint } = await newSite()
    await expect(appoint('ada@byron.example')).rejects.toThrow('Register it on the site first')
    await expect(appoint()).rejects.toThrow('npm run admin -- <email address>')
  })
})
