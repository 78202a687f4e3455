import { execFile, spawn } from 'node:child_process'
import { access, cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openDatabase } from '../../server/db/open.ts'
import { readSecret } from '../../server/start/secret.ts'
import { embeddedIn } from '../databases/shop-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { HONEST_LOGO, shopPictureForm } from '../fixtures/pictures/shop-pictures.ts'
import { findInconsistencies } from '../processes/find-inconsistencies.ts'
import { fillMixedShop } from '../processes/mixed-shop.ts'
import { nothingAcknowledged, writeMixed } from '../processes/mixed-writes.ts'
import { type ShopProcess, startShopServer } from '../processes/shop-process.ts'
import { until } from '../processes/until.ts'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')

/** Returns the output and exit code of `npm run backup`. */
async function backUp(settings: Record<string, string>, ...words: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ['tools/backup.ts', ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? -1)))
  const [code, said, complaints] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, said: said + complaints }
}

/** Uploads a logo. @returns its name for the settings */
async function withLogo(ask: ShopProcess['ask'], token: string): Promise<string> {
  const headers = { authorization: `Token ${token}` }
  const upload = await ask('/api/shop_pictures/', {
    method: 'POST',
    headers,
    body: shopPictureForm('logo', HONEST_LOGO),
  })
  const { picture } = (await upload.json()) as { picture: string }
  const body = JSON.stringify({ version: 0, accent: '', logo: picture })
  const set = { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body }
  expect((await ask('/api/settings/look/', set)).status).toBe(200)
  return picture
}

test('a backup under writes restores all earlier acknowledged data, complete and with all pictures', {
  timeout: 90_000,
}, async () => {
  await using folder = await emptyFolder()
  const [dataDir, backup, restored] = ['data', 'backup', 'restored'].map((name) => join(folder.path, name)) as [
    string,
    string,
    string,
  ]
  const settings = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
  const acknowledged = nothingAcknowledged()
  const before = nothingAcknowledged()
  await using db = openDatabase(embeddedIn(dataDir))
  await using shop = await startShopServer({ ...settings, DATA_DIR: dataDir })
  const things = await fillMixedShop(db)
  const secret = await readSecret(dataDir)
  const logo = await withLogo(shop.ask, things.staff.token)
  const stop = new AbortController()
  const writing = writeMixed({ ask: shop.ask, db, secret, shop: things, acknowledged }, stop.signal)
  // Replace pictures all the time.
  const picturing = (async () => {
    while (!stop.signal.aborted) {
      const picture = sharp({ create: { width: 160, height: 160, channels: 3, background: { r: 9, g: 9, b: 9 } } })
      const form = new FormData()
      form.set('avatar', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'me.png')
      const [by] = things.buyers
      const init = { method: 'PATCH', headers: { authorization: `Token ${by?.token}` }, body: form }
      expect((await shop.ask(`/api/user/${by?.id}/`, init)).status).toBe(200)
    }
  })()
  await until(
    () => acknowledged.messages.length > 3 && acknowledged.signedUp.length > 0 && acknowledged.orders.length > 3,
  )

  Object.assign(before, {
    messages: [...acknowledged.messages],
    orders: [...acknowledged.orders],
    signedUp: [...acknowledged.signedUp],
  })
  before.pot = { acknowledged: acknowledged.pot.acknowledged, sent: Number.POSITIVE_INFINITY }
  expect(await backUp({ DATA_DIR: dataDir }, backup)).toEqual({ code: 0, said: expect.stringContaining(backup) })
  stop.abort()
  await Promise.all([writing, picturing])

  const refused = async (words: string, other: Record<string, string>, to: string) =>
    expect(await backUp({ DATA_DIR: dataDir, ...other }, to)).toEqual({ code: 1, said: expect.stringContaining(words) })
  await refused('is not empty', {}, backup)
  await refused('must be outside', {}, join(dataDir, 'backup'))
  await refused('pg_dump', { DATABASE_URL: 'postgres://mia@127.0.0.1/shop' }, join(folder.path, 'other'))

  await cp(backup, restored, { recursive: true })
  await using again = await startShopServer({ ...settings, DATA_DIR: restored })
  expect(again.lines.join('\n')).not.toContain('Creating the database')
  await using held = openDatabase(embeddedIn(restored))
  const errors = await findInconsistencies(held, restored, things, before)
  // Both shops send the e-mails that were pending at the backup.
  expect(errors.filter((error) => !/e-mails went out/.test(error))).toEqual([])
  const token = before.signedUp.at(-1)
  expect((await again.ask('/api/user/', { headers: { authorization: `Token ${token}` } })).status).toBe(200)
  expect(await (await again.ask('/contact')).text()).toContain(`<img src="/media/${logo}"`)
  expect(await (await again.ask(`/media/${logo}`)).text()).toContain('<linearGradient')
  const faces = await held.selectFrom('users').select('avatar_key').where('avatar_key', 'is not', null).execute()
  expect(faces).toHaveLength(1)
  for (const { avatar_key } of faces) {
    const picture = await again.ask(`/media/${avatar_key}/320.webp`)
    expect(picture.status).toBe(200)
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).format).toBe('webp')
  }
})

interface BackupState {
  is_running: boolean
  failure: unknown
  backups: { name: string; bytes: number }[]
}

test('scheduled backups are made, rotated and downloaded, and the download restores the shop', {
  timeout: 90_000,
}, async () => {
  await using folder = await emptyFolder()
  const dataDir = join(folder.path, 'data')
  const settings = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
  await using db = openDatabase(embeddedIn(dataDir))
  await using shop = await startShopServer({ ...settings, DATA_DIR: dataDir })
  const { staff } = await fillMixedShop(db)
  const headers = { authorization: `Token ${staff.token}`, 'content-type': 'application/json' }
  const call = async (method: string, path: string, body: object = {}) => {
    const answer = await shop.ask(path, { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  /** Waits for the end of the current backup and returns the names of all. */
  const made = async () => {
    let state: BackupState | undefined
    await until(async () => {
      state = (await call('GET', '/api/backups/')) as BackupState
      return !state.is_running && state.backups.length > 0
    })
    expect(state?.failure).toBeNull()
    return state?.backups.map(({ name }) => name) ?? []
  }
  const remains = join(dataDir, 'backups', 'comptoir-20260101T000000Z.unfinished')
  await mkdir(remains, { recursive: true })
  await call('PUT', '/api/backups/schedule/', { version: 0, frequency: 'daily', hour: 3, keep: 1 })
  const [first = ''] = await made()
  await expect(access(remains)).rejects.toThrow('ENOENT')
  // Names contain seconds.
  await until(() => !first.includes(new Date().toISOString().slice(11, 19).replaceAll(':', '')))
  await call('POST', '/api/backups/')
  let names = [first]
  await until(async () => {
    names = await made()
    return names.length === 1 && names[0] !== first
  })

  const [second = ''] = names
  const { address } = (await call('POST', `/api/backups/${second}/link/`)) as { address: string }
  const archive = join(folder.path, `${second}.tar.gz`)
  await writeFile(archive, Buffer.from(await (await shop.ask(address)).arrayBuffer()))
  await execute('tar', ['-xzf', archive, '-C', folder.path])
  await using again = await startShopServer({ ...settings, DATA_DIR: join(folder.path, second) })
  expect((await again.ask('/api/user/', { headers })).status).toBe(200)
  expect(again.lines.join('\n')).not.toContain('Creating the database')
})
