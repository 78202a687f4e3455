/**
 * Builds the pages and the program, unless the existing build was made from the same sources. The build is replaced
 * when complete.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, glob, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../lib/texts/languages.ts'
import { bundleProgram } from './bundle-program.ts'

const root = join(import.meta.dirname, '..')
const SOURCES = [
  '{shop,lib,server,public,extensions}/**/*',
  'demo/**/*.ts',
  '*.ts',
  'package-lock.json',
  'tools/{build,bundle-program}.ts',
  'tools/build/*.ts',
]
const COMPRESSIBLE = 'client/**/*.{js,css,svg,webmanifest,txt}'
const STAMP = '.made-from'
const build = join(root, 'build')

const begun = new Date()
const sources = await hashOf(SOURCES)
if ((await readFile(join(build, STAMP), 'utf8').catch(() => '')) !== sources) {
  console.log('Building the shop.')
  const made = `${build}-new-${process.pid}`
  await buildPages(made, FIRST_LANGUAGE)
  for (const language of Object.keys(LANGUAGES) as Language[])
    if (language !== FIRST_LANGUAGE) await addLanguage(made, language)
  await precompress(made)
  await bundleProgram(join(made, 'program'))
  await writeFile(join(made, STAMP), sources)
  await replaceBuild(made)
}
// Set to the start of the comparison, so that later changes are newer (`tests/processes/built-program.ts`). Ignored
// without write access, where no tests run.
await utimes(join(build, 'program', 'main.js'), begun, begun).catch(ignoreErrors('EACCES', 'EPERM', 'EROFS'))

/**
 * Adds the browser files of a language. Files without texts are the same in all languages; their names contain a hash
 * of their content.
 */
async function addLanguage(made: string, language: Language): Promise<void> {
  const other = `${made}-${language}`
  await buildPages(other, language)
  const assets = join('client', 'assets')
  await cp(join(other, assets), join(made, assets), { recursive: true, force: false })
  await rename(join(other, 'server', 'index.js'), join(made, 'server', `browser-files.${language}.js`))
  await rm(other, { recursive: true })
}

/** A shop that starts meanwhile finds the old build or the new one, except between the two renames. */
async function replaceBuild(made: string): Promise<void> {
  const old = `${build}-old-${process.pid}`
  await rename(build, old).catch(ignoreErrors('ENOENT'))
  // A concurrent build has finished first; its result is equivalent.
  await rename(made, build).catch(ignoreErrors('ENOTEMPTY', 'EEXIST'))
  for (const left of [old, made]) await rm(left, { recursive: true, force: true })
}

function ignoreErrors(...codes: string[]) {
  return (error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error
  }
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

async function buildPages(buildDirectory: string, language: Language): Promise<void> {
  const output: Buffer[] = []
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    BUILD_DIRECTORY: basename(buildDirectory),
    BUILD_LANGUAGE: language,
  }
  const command = join(root, 'node_modules/.bin/react-router')
  const child = spawn(command, ['build', '--logLevel', 'warn'], { cwd: root, env })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = await once(child, 'close')
  if (code === 0) return
  process.stderr.write(Buffer.concat(output))
  await rm(buildDirectory, { recursive: true, force: true })
  process.exit(1)
}

/** Compresses files at build time with the best and slowest level, because they never change. */
async function precompress(folder: string): Promise<void> {
  for await (const path of glob(COMPRESSIBLE, { cwd: folder })) {
    const content = await readFile(join(folder, path))
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    await writeFile(join(folder, `${path}.br`), await promisify(brotliCompress)(content, { params }))
    await writeFile(join(folder, `${path}.gz`), await promisify(gzip)(content, { level: 9 }))
  }
}
