import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A place in the code at which something becomes true for others: it is committed, or a provider is told. */
export interface KillPoint {
  file: string
  line: number
  /** For people: `applyProviderState: transaction`. */
  name: string
}

const root = join(import.meta.dirname, '..', '..', '..')
const FILES = [
  'shop/sales/payments/order-payments/**/*.server.ts',
  'shop/sales/checkout/checkout.server.ts',
  'shop/sales/checkout/placing/*.server.ts',
]
/**
 * Runs while a shop starts, before anything else does; or as a command that is begun again. Neither speaks with a
 * provider.
 */
const BY_THEMSELVES = [
  'shop/sales/payments/order-payments/refuse-other-mode.server.ts',
  'shop/sales/payments/order-payments/test-orders/remove-test-orders.server.ts',
]

const BEGINS = /^(?:export )?(?:async )?(?:function\*?|const) (\w+)/
/** A transaction, a call of the provider, or a store that writes outside of any transaction. */
const TELLS =
  /(\.transaction)\(\)|payments\.(open|settle|close|list|listDisputed|refund|settleRefund)\(|\b((?:note|record|insert|update|set|delete|enqueue|give|settle|store)\w*)\((?:services\.)?db\b/g

/** Finds in the code all places before and after which a process can be killed while it is at payments. */
export async function findKillPoints(): Promise<KillPoint[]> {
  const found: KillPoint[] = []
  const files = await Array.fromAsync(glob(FILES, { cwd: root }))
  for (const file of files.sort()) {
    if (BY_THEMSELVES.includes(file)) continue
    let within = ''
    for (const [index, text] of (await readFile(join(root, file), 'utf8')).split('\n').entries()) {
      within = BEGINS.exec(text)?.[1] ?? within
      const told = [...text.matchAll(TELLS)].map(([, ...kinds]) => kinds.find((kind) => kind !== undefined))
      const what = told.join(' or ').replace('.', '')
      if (what) found.push({ file, line: index + 1, name: nameFor(`${within}: ${what}`, found) })
    }
  }
  return found
}

/** Tells the second of a name from the first. */
function nameFor(name: string, found: readonly KillPoint[]): string {
  const before = found.filter((one) => one.name.replace(/ \d+$/, '') === name).length
  return before === 0 ? name : `${name} ${before + 1}`
}

/** Returns at which of the points code is, from the trace of its stack; undefined at none. */
export function pointIn(stack: string, points: readonly KillPoint[]): KillPoint | undefined {
  for (const [, file, line] of stack.matchAll(/(shop\/[\w./-]+\.ts):(\d+):\d+/g)) {
    const point = points.find((one) => one.file === file && one.line === Number(line))
    if (point) return point
  }
  return undefined
}
