// Checks the files in deploy/ with the programs that read them: node tests/deployment/run-tests.ts
// Uses go with sprig (Debian: golang-go, golang-github-masterminds-sprig-dev), docker-compose, caddy, nginx and
// systemd-analyze, as far as they are installed. Prints the missing ones. Installs the Kubernetes schemas into a
// temporary folder.
import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Ajv } from 'ajv'
import { CHART, defaultValues, type Manifest, mergeValues, renderChart, type Values } from './helm-chart.ts'

const run = promisify(execFile)
const deploy = join(import.meta.dirname, '..', '..', 'deploy')
const SCHEMAS = 'kubernetes-models@4.5.1'

/** Every option of the chart at once. */
const EVERYTHING: Values = {
  image: { tag: '1.2.3', pullSecrets: [{ name: 'registry' }] },
  autoscaling: { enabled: true },
  secrets: { pool: 'shop-pool', mail: 'shop-mail' },
  pictures: { endpoint: 'https://s3.example', prefix: 'shop/' },
  environment: { LOG_LEVEL: 'warn', MAIL_FROM: 'shop@shop.example' },
  ingress: { className: 'nginx', annotations: { 'example.org/size': '600m' } },
  metrics: { enabled: true },
  nodeSelector: { disk: 'ssd' },
  tolerations: [{ key: 'shop', operator: 'Exists' }],
  affinity: { nodeAffinity: {} },
}
const SMALLEST: Values = { replicas: 1, ingress: { enabled: false } }
const WRONG: Record<string, Values> = {
  'a host with https://': { host: 'https://shop.example' },
  'no process': { replicas: 0 },
  'an unknown value': { replica: 2 },
  'an environment variable that is a number': { environment: { PORT: 3000 } },
}

type Check = (folder: string) => Promise<string>

/** Throws unless the values are valid, as `helm install` does. */
async function validateValues(values: Values): Promise<void> {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true })
  const validate = ajv.compile(JSON.parse(await readFile(join(CHART, 'values.schema.json'), 'utf8')))
  if (!validate(values)) throw new Error(ajv.errorsText(validate.errors))
}

const checks: Record<string, Check> = {
  'Helm values': async () => {
    const defaults = await defaultValues()
    for (const values of [{}, EVERYTHING, SMALLEST]) await validateValues(mergeValues(defaults, values))
    for (const [what, values] of Object.entries(WRONG)) {
      const isAccepted = await validateValues(mergeValues(defaults, values)).then(
        () => true,
        () => false,
      )
      if (isAccepted) throw new Error(`values.schema.json accepts ${what}`)
    }
    return `3 sets of values accepted, ${Object.keys(WRONG).length} wrong ones refused`
  },
  'Helm chart': async (folder) => {
    await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', SCHEMAS], { cwd: folder })
    const require = createRequire(join(folder, 'package.json'))
    const kinds: string[] = []
    for (const values of [{}, EVERYTHING, SMALLEST]) {
      const manifests = await renderChart(mergeValues(await defaultValues(), values))
      if (!manifests) throw new Missing('go')
      for (const manifest of manifests) {
        const models = require(`kubernetes-models/${manifest.apiVersion}`) as Record<string, Model | undefined>
        const Model = models[manifest.kind]
        if (!Model) throw new Error(`Kubernetes has no ${manifest.kind} in ${manifest.apiVersion}`)
        new Model(manifest).validate()
        const isLoose = accepts(() =>
          new Model({ ...manifest, spec: { ...manifest.spec, selector: 1, rules: 1, metrics: 1 } }).validate(),
        )
        if (isLoose) throw new Error(`The schema of ${manifest.kind} refuses nothing`)
        kinds.push(manifest.kind)
      }
    }
    return `${kinds.length} objects valid: ${[...new Set(kinds)].join(', ')}`
  },
  'compose.yaml': async (folder) => {
    const place = join(folder, 'compose')
    await mkdir(place)
    await copyFile(join(deploy, 'compose', 'create-secrets.sh'), join(place, 'create-secrets.sh'))
    const compose = await readFile(join(deploy, 'compose', 'compose.yaml'), 'utf8')
    // Debian's docker-compose 1.29 is older than this key.
    await writeFile(join(place, 'compose.yaml'), compose.replace(/^name: .*$/m, ''))
    const env = { ...process.env, SHOP_DOMAIN: 'shop.example' }
    await run('sh', ['create-secrets.sh'], { cwd: place, env })
    await command('docker-compose', ['--file', join(place, 'compose.yaml'), 'config', '--quiet'], env)
    return 'valid'
  },
  Caddyfile: async () => {
    const file = join(deploy, 'compose', 'Caddyfile')
    await command('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], {
      ...process.env,
      SHOP_DOMAIN: 'localhost',
    })
    return 'valid'
  },
  'nginx site': async (folder) => {
    const certificate = join(folder, 'certificate.pem')
    const key = join(folder, 'key.pem')
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=shop.example', '-days', '1']
    await command('openssl', [...request, '-keyout', key, '-out', certificate])
    const site = (await readFile(join(deploy, 'nginx', 'comptoir.conf'), 'utf8'))
      .replace(/(?<=ssl_certificate )\S+(?=;)/, certificate)
      .replace(/(?<=ssl_certificate_key )\S+(?=;)/, key)
    await writeFile(join(folder, 'site.conf'), site)
    const main = `pid ${folder}/nginx.pid; error_log stderr; events {} http { include ${folder}/site.conf; }`
    await writeFile(join(folder, 'nginx.conf'), main)
    await command('nginx', ['-t', '-c', join(folder, 'nginx.conf')])
    return 'valid'
  },
  'systemd units': async (folder) => {
    for (const name of ['comptoir.service', 'comptoir@.service']) {
      const unit = await readFile(join(deploy, 'systemd', name), 'utf8')
      // The program is not installed at its place here.
      await writeFile(join(folder, name), unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`))
      await command(
        'systemd-analyze',
        ['verify', join(folder, name.replace('@', '@3001'))].map((path) => path),
      )
    }
    return 'valid'
  },
}

/** A class of `kubernetes-models`. `validate` throws for objects that do not match the schema. */
type Model = new (manifest: Manifest) => { validate(): void }

class Missing extends Error {}

function accepts(validate: () => void): boolean {
  try {
    validate()
    return true
  } catch {
    return false
  }
}

async function command(program: string, words: readonly string[], env = process.env): Promise<void> {
  try {
    await run(program, words, { env })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Missing(program)
    throw error
  }
}

let failures = 0
const folder = await mkdtemp(join(tmpdir(), 'comptoir-deployment-'))
await writeFile(join(folder, 'package.json'), '{}')
try {
  for (const [name, check] of Object.entries(checks)) {
    try {
      console.log(`✓ ${name}: ${await check(folder)}`)
    } catch (error) {
      if (error instanceof Missing) console.log(`- ${name}: not checked, ${error.message} is not installed`)
      else {
        failures += 1
        console.error(`✗ ${name}: ${(error as Error).message}`)
      }
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = failures > 0 ? 1 : 0
