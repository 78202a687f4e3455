/** Builds the pages, unless the build that lies there was made from exactly these sources. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const SOURCES = [
  '{shop,lib,server,public}/**/*',
  '*.config.ts',
  'vite.contracts.ts',
  'package-lock.json',
  'commands/build.ts',
]
const COMPRESSIBLE = 'build/client/**/*.{js,css,svg,webmanifest,txt}'
const stamp = join(root, 'build', '.made-from')

const sources = await hashOf(SOURCES)
if ((await readFile(stamp, 'utf8').catch(() => '')) !== sources) {
  console.log('Building the pages.')
  await run('node_modules/.bin/react-router', ['build', '--logLevel', 'warn'])
  await precompress()
  await writeFile(stamp, sources)
}

async function hashOf(patterns: string[]): Promise<string> {
  const hash = createHash('sha256')
  const files = await Array.fromAsync(glob(patterns, { cwd: root, withFileTypes: true }))
  const paths = files
    .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update(await readFile(path))
  return hash.digest('hex')
}

async function run(command: string, words: string[]): Promise<void> {
  const output: Buffer[] = []
  const child = spawn(join(root, command), words, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = await once(child, 'close')
  if (code === 0) return
  process.stderr.write(Buffer.concat(output))
  process.exit(1)
}

/** The best compression is slow, and these files never change: so it is done once, here. */
async function precompress(): Promise<void> {
  for await (const path of glob(COMPRESSIBLE, { cwd: root })) {
    const content = await readFile(join(root, path))
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    await writeFile(join(root, `${path}.br`), await promisify(brotliCompress)(content, { params }))
    await writeFile(join(root, `${path}.gz`), await promisify(gzip)(content, { level: 9 }))
  }
}
