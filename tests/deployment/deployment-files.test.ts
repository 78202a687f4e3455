import { glob, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Settings } from '../../server/start/config.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFile(join(root, path), 'utf8')
/** Names of Node and of the systemd unit. */
const OF_NODE = ['NODE_ENV', 'NODE_COMPILE_CACHE']

interface Compose {
  services: Record<string, { image: string; environment?: Record<string, string>; secrets?: string[] }>
  secrets: Record<string, { file: string }>
}

/** Returns the names that are no settings of the shop, also not as `<NAME>_FILE`. */
const unknown = (names: readonly string[]) =>
  names.filter((name) => !(name.replace(/_FILE$/, '') in Settings.shape || OF_NODE.includes(name)))

test('the files of Compose, Helm, systemd and Docker set only settings that the shop knows', async () => {
  const compose = parse(await read('deploy/compose/compose.yaml')) as Compose
  const chart = await read('deploy/helm/comptoir/templates/deployment.yaml')
  const units = await Promise.all(
    ['comptoir.service', 'comptoir@.service'].map((name) => read(`deploy/systemd/${name}`)),
  )
  const image = await read('Dockerfile')
  const set = {
    compose: Object.keys(compose.services.shop?.environment ?? {}),
    chart: [...chart.matchAll(/- \{ name: ([A-Z]\w+), value/g)].map(([, name = '']) => name),
    units: units.flatMap((unit) =>
      [...(/^Environment=(.*)$/m.exec(unit)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name = '']) => name),
    ),
    image: [...(/^ENV (.*)$/m.exec(image)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name = '']) => name),
  }
  for (const [file, names] of Object.entries(set)) {
    expect(names.length, file).toBeGreaterThan(2)
    expect(unknown(names), file).toEqual([])
  }
})

test('each secret of Compose is declared, created by the script and mounted where it is read', async () => {
  const compose = parse(await read('deploy/compose/compose.yaml')) as Compose
  const script = await read('deploy/compose/create-secrets.sh')
  const used = new Set<string>()
  for (const { environment = {}, secrets = [] } of Object.values(compose.services)) {
    const files = Object.values(environment).flatMap((value) => /^\/run\/secrets\/(.+)$/.exec(value)?.[1] ?? [])
    expect(files.filter((name) => !secrets.includes(name))).toEqual([])
    for (const name of secrets) used.add(name)
  }
  expect([...used].sort()).toEqual(Object.keys(compose.secrets).sort())
  for (const { file } of Object.values(compose.secrets)) {
    expect(script).toContain(`"$unfinished/${file.replace('./secrets/', '')}"`)
  }
})

test('programs and probes of the deployment files exist', async () => {
  const files = await Array.fromAsync(glob(['deploy/**/*.{yaml,service}', 'Dockerfile'], { cwd: root }))
  const texts = await Promise.all(files.map(read))
  const paths = new Set(
    texts.flatMap((text) => [...text.matchAll(/(?:docs|deploy)\/[\w./@-]+\.(?:md|conf|service|sh)/g)].map(String)),
  )
  expect(paths.size).toBeGreaterThan(3)
  for (const path of paths) expect((await stat(join(root, path))).isFile(), path).toBe(true)
  const probes = new Set(texts.flatMap((text) => [...text.matchAll(/path: (\/\w+),/g)].map(([, path]) => path)))
  expect([...probes].sort()).toEqual(['/healthz', '/readyz'])
})
