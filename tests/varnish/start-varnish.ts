import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..')
/** Time limit for the compilation of the configuration. */
const START_WITHIN_MS = 30_000

/** A Varnish with the documented configuration. It ends with the scope. */
export interface Varnish extends AsyncDisposable {
  url: string
}

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Starts Varnish with `docs/operate/varnish.vcl`.
 * @param backend port of the shop
 * @param key replaces the key of the configuration
 */
export async function startVarnish(
  varnishd: string,
  { port, backend, key }: { port: number; backend: number; key: string },
): Promise<Varnish> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-varnish-'))
  const text = await readFile(join(root, 'docs', 'operate', 'varnish.vcl'), 'utf8')
  const path = join(folder, 'default.vcl')
  await writeFile(
    path,
    text.replace('.port = "3000"', `.port = "${backend}"`).replace('REPLACE-WITH-CDN-PURGE-KEY', key),
  )
  const limits = ['http_resp_hdr_len=20k', 'http_resp_size=64k', 'http_req_size=64k', 'workspace_backend=128k']
  const flags = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', path]
  const child = spawn(varnishd, [...flags, '-s', 'malloc,200M', ...limits.flatMap((limit) => ['-p', limit])], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  const ended = once(child, 'close')
  const url = `http://127.0.0.1:${port}`
  const until = performance.now() + START_WITHIN_MS
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (performance.now() > until || child.exitCode !== null) throw new Error(`Varnish did not start: ${complaints}`)
    await pause(100)
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
