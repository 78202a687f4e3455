import { createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isLocalHost } from '../../lib/local-host.ts'
import { SECOND } from '../durations.ts'
import { DownloadError, type DownloadSettings, download } from '../outgoing/download.ts'
import { OWN_FOLDER } from '../start/private-folders.ts'

/** The endpoint by which a shop recognises itself. A nonce of 32 hexadecimal digits follows. */
export const CHECK_PATH = '/.well-known/comptoir-check/'

const TIMEOUT_MS = 15 * SECOND
const MAX_BYTES = 1024
const OTHER_SERVER = 'Another server answers at this address. Check the DNS record and the reverse proxy.'

/** Returns the answer that only a process of this shop knows. */
export function checkAnswer(nonce: string, secret: Buffer): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'address check', 32))
  return createHmac('sha256', key).update(nonce).digest('hex')
}

interface Checked {
  /** Without a trailing slash. */
  address: string
  secret: Buffer
  /** Folder for the downloaded answer. */
  folder: string
  settings: DownloadSettings | undefined
}

/**
 * Checks that this shop answers at an address, within 15 s. The address must be public, unless it is itself a local
 * one.
 * @returns a sentence for the owner; undefined if the shop answers
 */
export async function findAddressProblem({ address, secret, folder, settings }: Checked): Promise<string | undefined> {
  const nonce = randomBytes(16).toString('hex')
  const { host, hostname } = new URL(address)
  const allowedHosts = [...(settings?.allowedHosts ?? []), ...(isLocalHost(hostname) ? [host] : [])]
  const path = join(folder, `check-${randomUUID()}`)
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
  const wanted = {
    ...{ url: address + CHECK_PATH + nonce, path, maxBytes: MAX_BYTES, accept: 'text/plain', maxRedirects: 0 },
    stop: new AbortController().signal,
  }
  try {
    await download(wanted, { timeoutMs: TIMEOUT_MS, ...settings, allowedHosts })
    return (await readFile(path, 'utf8')).trim() === checkAnswer(nonce, secret) ? undefined : OTHER_SERVER
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error
    return error.message
  } finally {
    await rm(path, { force: true })
  }
}
