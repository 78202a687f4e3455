import { execFile, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parse, parseAllDocuments } from 'yaml'

const run = promisify(execFile)
export const CHART = join(import.meta.dirname, '..', '..', 'deploy', 'helm', 'comptoir')
/** Where Debian installs Go libraries. */
const DEBIAN_GO = { GOPATH: '/usr/share/gocode', GO111MODULE: 'off' }

/** Values of a chart: nested objects, as in `values.yaml`. */
export type Values = Record<string, unknown>
/** A Kubernetes object. */
export interface Manifest {
  apiVersion: string
  kind: string
  spec?: Record<string, unknown>
}

export const defaultValues = async (): Promise<Values> => parse(await readFile(join(CHART, 'values.yaml'), 'utf8'))

/** Merges values into the defaults as Helm does: objects by key, lists as a whole. */
export function mergeValues(defaults: Values, values: Values): Values {
  const merged = Object.entries(values).map(([name, value]) => {
    const before = defaults[name]
    return [name, isObject(before) && isObject(value) ? mergeValues(before, value) : value]
  })
  return { ...defaults, ...Object.fromEntries(merged) }
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Renders the chart with Go's template engine and the functions that Helm uses.
 * @returns undefined if Go or its library is not installed
 */
export async function renderChart(values: Values): Promise<Manifest[] | undefined> {
  const { error } = spawnSync('go', ['version'])
  if (error) return undefined
  const chart = parse(await readFile(join(CHART, 'Chart.yaml'), 'utf8')) as Record<string, string>
  const Chart = { Name: chart.name, Version: chart.version, AppVersion: chart.appVersion }
  const input = { Values: values, Chart, Release: { Name: 'shop', Namespace: 'shops', Service: 'Helm' } }
  const program = join(import.meta.dirname, 'render-chart.go')
  const rendering = run('go', ['run', program, CHART], { env: { ...process.env, ...DEBIAN_GO } })
  rendering.child.stdin?.end(JSON.stringify(input))
  const { stdout } = await rendering
  const objects = stdout.split(/^---\n/m).filter((text) => !text.startsWith('# NOTES.txt'))
  const documents = parseAllDocuments(objects.join('---\n'))
  const errors = documents.flatMap((document) => ('errors' in document ? document.errors : []))
  if (errors.length > 0) throw new Error(`The chart renders invalid YAML: ${errors.join('; ')}`)
  return documents.flatMap((document) => document.toJS() ?? []) as Manifest[]
}
