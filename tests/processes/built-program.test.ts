import { glob, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../empty-folder.ts'
import { builtProgram } from './built-program.ts'

const root = join(import.meta.dirname, '..', '..')
const BUILT = join('build', 'program', 'main.js')

test('tests run the built program, and the sources if one of them is newer or missing', async () => {
  const folder = await scratchFolder()
  expect(builtProgram(folder)).toBe('main.ts')
  await mkdir(join(folder, 'build', 'program'), { recursive: true })
  for (const path of ['main.ts', 'open.ts', BUILT]) await writeFile(join(folder, path), '')
  const at = (path: string, second: number) => utimes(join(folder, path), second, second)
  await at('main.ts', 1_000)
  await at('open.ts', 1_000)
  await at(BUILT, 1_001)
  expect(builtProgram(folder)).toBe('main.ts')
  await writeFile(join(folder, 'build', 'program', 'sources.json'), JSON.stringify(['main.ts', 'open.ts']))
  expect(builtProgram(folder)).toBe(BUILT)

  await at('open.ts', 1_002)
  expect(builtProgram(folder)).toBe('main.ts')
  await at(BUILT, 1_002)
  expect(builtProgram(folder)).toBe(BUILT)
  await rm(join(folder, 'open.ts'))
  expect(builtProgram(folder)).toBe('main.ts')
})

test('the server build of the pages contains no endpoint schemas', async () => {
  const files = await Array.fromAsync(glob('build/server/**/*.js', { cwd: root }))
  const endpoints: string[] = []
  for (const file of files) {
    const code = await readFile(join(root, file), 'utf8')
    endpoints.push(...(code.match(/\bendpoint\(\{.*?schema: .*?$/gms) ?? []))
  }
  expect(endpoints.length).toBeGreaterThan(100)
  expect(endpoints.filter((endpoint) => !/schema: void 0,?$/.test(endpoint))).toEqual([])
})

test('the built program does not contain its build folder, and lists all its sources', async () => {
  const files = await Array.fromAsync(glob('build/program/*.js', { cwd: root }))
  expect(files).toContain(BUILT)
  for (const file of files) expect((await readFile(join(root, file), 'utf8')).includes(root), file).toBe(false)

  const sources: string[] = JSON.parse(await readFile(join(root, 'build', 'program', 'sources.json'), 'utf8'))
  for (const source of ['package-lock.json', 'main.ts', 'app.ts', 'shop/api.server.ts', 'demo/fill-shop.ts'])
    expect(sources).toContain(source)
  expect(sources.filter((source) => source.startsWith('..') || source.includes('node_modules'))).toEqual([])
})
