import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express, { type Router } from 'express'
import { describe, expect, onTestFinished, test } from 'vitest'
import { beforePaint } from '../../../../client/features/page/scripts/before-paint'
import { serveApp } from '../../../testing/serve-app'
import { startServer } from '../../../testing/test-server'
import { createBuiltSandbox, createDevelopmentSandbox } from './sandbox'

const get = async (sandbox: Router, path: string) => {
  const { url } = await serveApp(express().use('/sandbox', sandbox))
  return fetch(new URL(path, url))
}

const built = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, '.vite'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/app.js'), 'void 0')
  const chunk = { file: 'assets/app.js', css: ['assets/app.css'], isEntry: true }
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify({ 'client/sandbox/entry-sandbox.tsx': chunk }))
  return createBuiltSandbox(folder, true)
}

describe('built sandbox', () => {
  test('the page loads its own bundle and no other inline script than beforePaint', async () => {
    const response = await get(built(), '/sandbox')
    const page = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(page).toContain('<link rel="stylesheet" href="/sandbox/assets/app.css">')
    expect(page.match(/<script.*<\/script>/g)).toEqual([
      `<script>${beforePaint}</script>`,
      '<script type="module" src="/sandbox/assets/app.js"></script>',
    ])
    expect(page).not.toMatch(/https?:/)
  })

  test('assets are immutable', async () => {
    const response = await get(built(), '/sandbox/assets/app.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('a missing asset is a 404', async () => {
    expect((await get(built(), '/sandbox/assets/gone.js')).status).toBe(404)
  })
})

test('sandbox: in development it loads the modules of Vite', async () => {
  const page = await (await get(createDevelopmentSandbox(false), '/sandbox')).text()
  expect(page).toContain('<script type="module" src="/@vite/client"></script>')
  expect(page).toContain('<script type="module" src="/client/sandbox/entry-sandbox.tsx"></script>')
})

test('sandbox: its page says whether there is sample data', async () => {
  expect(await (await get(built(), '/sandbox')).text()).toContain('<html lang="en" data-sample-data>')
  expect(await (await get(createDevelopmentSandbox(false), '/sandbox')).text()).toContain('<html lang="en">')
})

test.each([true, false])('the sandbox and its flag on pages follow the configuration: %s', async (sandbox) => {
  const { visit } = await startServer({ config: { sandbox } })
  expect((await visit('/sandbox')).status).toBe(sandbox ? 200 : 404)
  expect(/<html data-sandbox /.test(await (await visit('/about')).text())).toBe(sandbox)
})
