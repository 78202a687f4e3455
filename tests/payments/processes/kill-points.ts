import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A place in the code that makes a change visible to others: a commit or a call of the provider. */
export interface KillPoint {
  file: string
  line: number
  /** Readable name: `applyProviderState: transaction`. */
  name: string
}

const root = join(import.meta.dirname, '..', '..', '..')
const FILES = [
  'shop/sales/payments/order-payments/**/*.server.ts',
  'shop/sales/checkout/checkout.server.ts',
  'shop/sales/checkout/placing/*.server.ts',
]
/**
 * Run at the start of the shop before anything else, or as a command that can be repeated. Neither calls the
 * provider.
 */
const EXCLUDED_FILES = [
  'shop/sales/payments/order-payments/refuse-other-mode.server.ts',
  'shop/sales/payments/order-payments/test-orders/remove-test-orders.server.ts',
]

const BEGINS = /^(?:export )?(?:async )?(?:function\*?|const) (\w+)/
/** A transaction, a call of the provider, or a write outside of a transaction. */
const VISIBLE_CHANGES =
  /(\.transaction)\(\)|payments\.(open|settle|close|list|listDisputed|refund|settleRefund)\(|\b((?:note|record|insert|update|set|delete|enqueue|give|settle|store)\w*)\((?:services\.)?db\b/g

/** Finds all places in the payment code before and after which a process can be killed. */
export async function findKillPoints(): Promise<KillPoint[]> {
  const found: KillPoint[] = []
  const files = await Array.fromAsync(glob(FILES, { cwd: root }))
  for (const file of files.sort()) {
    if (EXCLUDED_FILES.includes(file)) continue
    let within = ''
    for (const [index, text] of (await readFile(join(root, file), 'utf8')).split('\n').entries()) {
      within = BEGINS.exec(text)?.[1] ?? within
      const told = [...text.matchAll(VISIBLE_CHANGES)].map(([, ...kinds]) => kinds.find((kind) => kind !== undefined))
      const what = told.join(' or ').replace('.', '')
      if (what) found.push({ file, line: index + 1, name: nameFor(`${within}: ${what}`, found) })
    }
  }
  return found
}

/** Numbers repeated names. */
function nameFor(name: string, found: readonly KillPoint[]): string {
  const before = found.filter((one) => one.name.replace(/ \d+$/, '') === name).length
  return before === 0 ? name : `${name} ${before + 1}`
}

/** Returns the kill point of a stack trace; undefined without one. */
export function pointIn(stack: string, points: readonly KillPoint[]): KillPoint | undefined {
  for (const [, file, line] of stack.matchAll(/(shop\/[\w./-]+\.ts):(\d+):\d+/g)) {
    const point = points.find((one) => one.file === file && one.line === Number(line))
    if (point) return point
  }
  return undefined
}
