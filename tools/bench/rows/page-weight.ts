import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { parseSync } from 'vite'

const browserFiles = join(import.meta.dirname, '..', '..', '..', 'build', 'client')
/** Same level as in the build. */
const GZIP_LEVEL = 9

/**
 * Returns the size of a page's scripts with their static imports, each compressed with gzip. Scripts that are loaded
 * later (`import()`) and inline scripts don't count.
 * @param html a page of the latest build
 */
export async function scriptBytes(html: string): Promise<number> {
  const scripts = new Map<string, string>()
  for (const address of scriptsOf(html)) await follow(address, scripts)
  return zippedBytes([...scripts.values()])
}

async function follow(address: string, known: Map<string, string>): Promise<void> {
  if (known.has(address)) return
  const code = await readBuilt(address)
  known.set(address, code)
  for (const imported of importsOf(address, code)) await follow(posix.join(posix.dirname(address), imported), known)
}

/** A page's inline module script loads the program with `import()`, which therefore counts like a static import. */
function scriptsOf(html: string): string[] {
  const written = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', code = '']) => {
      const source = attributeOf(attributes, 'src')
      if (source !== undefined) return source
      return attributeOf(attributes, 'type') === 'module' ? [...importsOf('page.js', code), ...loadsOf(code)] : []
    },
  )
  return written
}

const attributeOf = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

function importsOf(name: string, code: string): string[] {
  const { staticImports, staticExports } = parseSync(name, code).module
  const passedOn = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []))
  return [...staticImports.map(({ moduleRequest }) => moduleRequest), ...passedOn].map(({ value }) => value)
}

function loadsOf(code: string): string[] {
  const { dynamicImports } = parseSync('page.js', code).module
  return dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1))
}

function readBuilt(address: string): Promise<string> {
  return readFile(join(browserFiles, address.split('#', 1)[0] ?? ''), 'utf8')
}

async function zippedBytes(files: readonly string[]): Promise<number> {
  const zipped = await Promise.all(files.map((file) => promisify(gzip)(file, { level: GZIP_LEVEL })))
  return zipped.reduce((sum, { length }) => sum + length, 0)
}
