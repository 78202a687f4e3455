/**
 * Measures the built shop with Lighthouse's phone profile and prints the scores and bytes of each screen. Lighthouse
 * is installed from npm on the fly, because nothing else needs its 150 packages. Exits with code 1 if a budget is
 * missed.
 */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { theBrowser } from '../../tests/e2e/support/browser/browser.ts'
import { median } from './rows/median.ts'
import { benchFolder } from './shops/scratch-folder.ts'
import { openShopProcess } from './shops/shop-process.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const KINDS = ['Script', 'Stylesheet', 'Font', 'Image'] as const

/** Largest contentful paint in ms, for pages where visitors enter. */
const PAINT_MS = 1_800

/** The screens with budgets, and two that search engines don't index, which have none. */
const SCREENS: { name: string; path: string; isListed: boolean; paintMs?: number }[] = [
  { name: 'home', path: '/', isListed: true, paintMs: PAINT_MS },
  { name: 'collection', path: '/collections/kitchen-and-table', isListed: true, paintMs: PAINT_MS },
  { name: 'product', path: '/products/everyday-mug', isListed: true, paintMs: PAINT_MS },
  { name: 'search', path: '/search/mug', isListed: true },
  { name: 'cart', path: '/cart', isListed: false },
  { name: 'login', path: '/login', isListed: false },
]

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>
  audits: {
    'cumulative-layout-shift': { numericValue: number }
    'largest-contentful-paint': { numericValue: number }
    'network-requests': { details: { items: { resourceType: string; transferSize: number }[] } }
  }
}

const { values } = parseArgs({
  options: {
    /** Number of measurements of each screen; the median counts. */
    rounds: { type: 'string', default: '3' },
    /** Data folder of a stopped shop with demo products; by default a new one is created. */
    'data-dir': { type: 'string' },
  },
})
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`)

const HEADINGS = [
  'Screen',
  ...CATEGORIES,
  'layout shift',
  'largest paint',
  ...KINDS.map((kind) => `${kind.toLowerCase()} kB`),
  'met',
]

const opened = new AsyncDisposableStack()
try {
  const rows = await auditPages()
  console.log([HEADINGS, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n'))
  process.exitCode = rows.some((row) => row.at(-1) === 'NO') ? 1 : 0
} finally {
  await opened.disposeAsync()
}

async function auditPages(): Promise<string[][]> {
  const folder = await benchFolder(opened)
  const shop = await openShopProcess(values['data-dir'] ?? (await benchFolder(opened)), opened, say)
  const rows: string[][] = []
  for (const screen of SCREENS) {
    const reports: Report[] = []
    for (let round = 0; round < Number(values.rounds); round += 1) {
      say(`Measuring ${screen.name}`)
      reports.push(await look(shop.url + screen.path, folder))
    }
    rows.push(summed(screen, reports))
  }
  return rows
}

async function look(url: string, folder: string): Promise<Report> {
  const { executablePath, env } = await theBrowser()
  const output = join(folder, 'report.json')
  const flags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage']
  const lighthouse = ['lighthouse', url, '--quiet', '--output=json', `--output-path=${output}`]
  const child = spawn(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', ...lighthouse, `--chrome-flags=${flags.join(' ')}`],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...env, CHROME_PATH: executablePath } as NodeJS.ProcessEnv },
  )
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`)
  return JSON.parse(await readFile(output, 'utf8'))
}

function summed(
  { name, isListed, paintMs = Number.POSITIVE_INFINITY }: (typeof SCREENS)[number],
  reports: Report[],
): string[] {
  const middle = (figure: (report: Report) => number) => median(reports.map(figure))
  const score = Object.fromEntries(
    CATEGORIES.map((category) => [category, middle(({ categories }) => categories[category].score * 100)]),
  )
  const shift = middle(({ audits }) => audits['cumulative-layout-shift'].numericValue)
  const paint = middle(({ audits }) => audits['largest-contentful-paint'].numericValue)
  const bytes = KINDS.map((kind) =>
    middle(({ audits }) =>
      audits['network-requests'].details.items
        .filter(({ resourceType }) => resourceType === kind)
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    ),
  )
  const isMet =
    (score.performance ?? 0) >= 95 &&
    score.accessibility === 100 &&
    score['best-practices'] === 100 &&
    score.seo === 100 &&
    shift === 0 &&
    paint <= paintMs
  return [
    name,
    ...CATEGORIES.map((category) => (score[category] ?? 0).toFixed(0)),
    shift.toFixed(3),
    `${(paint / 1000).toFixed(2)} s`,
    ...bytes.map((size) => (size / 1000).toFixed(1)),
    isListed ? (isMet ? 'yes' : 'NO') : '',
  ]
}
