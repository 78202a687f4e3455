import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { parseSync } from 'vite'

/** Bytes that a browser loads for a page, compressed with gzip, each file on its own. */
export interface PageWeight {
  script: number
  style: number
}

const browserFiles = join(import.meta.dirname, '..', '..', '..', 'build', 'client')
/** As the build compresses them. */
const GZIP_LEVEL = 9

/**
 * Weighs the scripts and styles of a page: what its document names, and what those scripts import in turn. What they
 * load only when it is needed (`import()`) does not count, nor does what stands in the document itself.
 * @param html a page of the shop as it was built last
 */
export async function pageWeight(html: string): Promise<PageWeight> {
  const scripts = new Map<string, string>()
  for (const address of scriptsOf(html)) await follow(address, scripts)
  const styles = await Promise.all(linksOf(html, 'stylesheet').map(readBuilt))
  return { script: await zippedBytes([...scripts.values()]), style: await zippedBytes(styles) }
}

async function follow(address: string, known: Map<string, string>): Promise<void> {
  if (known.has(address)) return
  const code = await readBuilt(address)
  known.set(address, code)
  for (const imported of importsOf(address, code)) await follow(posix.join(posix.dirname(address), imported), known)
}

/** A page's own module script loads the program with `import()`: there, that is no later than an import. */
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

function linksOf(html: string, relation: string): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)].flatMap(([link]) =>
    // What is for paper, or for a person's own colours, is fetched after all else, and no other screen waits for it.
    attributeOf(link, 'rel') === relation && attributeOf(link, 'media') === undefined
      ? (attributeOf(link, 'href') ?? [])
      : [],
  )
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
