import { createHash, randomUUID } from 'node:crypto'
import { MINUTE, SECOND } from '../../../../server/durations.ts'
import { refuse } from '../../../../server/http/refusal.ts'
import { claimKey, extendClaim, freeKey } from '../../../../server/idempotency/idempotency-store.ts'
import type { Services } from '../../../../server/services.ts'
import type { Caller } from '../../../extension/endpoints.ts'
import { ExtensionRefusal } from '../../../extension/endpoints.ts'
import type { Extension } from '../../../extension/extension.ts'
import type { ExtensionAction } from '../../../extension/screens.ts'
import { type AuditActor, deleteAudit, finishAudit, startAudit } from '../../activity-log/audit-log-store.server.ts'
import { SETTINGS_SUBJECT } from '../../settings/settings-subject.server.ts'
import type { TypedValues } from '../fields/form-values.server.ts'
import { refusalOf } from '../refusal-of.server.ts'
import { isTimeout } from '../within.ts'

const WITHIN_MS = 10 * SECOND
const MAX_MESSAGE = 300
const HEARTBEAT_MS = 10 * SECOND
/** An action that never ends can be run again after this time. */
const LONGEST_MS = 10 * MINUTE
const STILL_RUNS = 'This action is still running. Wait a moment, then look at the screen before you repeat it.'
const UNFINISHED =
  'This action did not finish in time. It may still be carried out. Look at the screen before you repeat it.'

interface Action {
  extension: Extension
  /** Name of the screen. */
  screen: string
  /** Name of the action. */
  name: string
  definition: ExtensionAction
}

interface ActionRequest {
  values: TypedValues
  of: string
  caller: Caller
  by: AuditActor
  /** Logs that the end of the action was not stored. */
  warn: (err: unknown) => void
}

/**
 * Runs an action of a screen, in all processes one with the same values at a time. Its entry in the activity log is
 * stored before; a refused action has none.
 * @returns the message
 * @throws Refusal 409 while it runs, also if it takes longer than ten seconds; 503 if it fails; as the function does
 */
export async function runAction(
  { db, clock, extensions }: Pick<Services, 'db' | 'clock' | 'extensions'>,
  { extension, screen, name, definition }: Action,
  { values, of, caller, by, warn }: ActionRequest,
): Promise<string> {
  const { label, isPersonal = false } = definition
  const place = `action ${screen}/${name}`
  const release = await claim()
  const entry = await start().catch(async (error: unknown) => {
    await release()
    throw error
  })
  let isLate = false
  try {
    return await extensions.call(extension, place, WITHIN_MS, async (x) => {
      try {
        const done = await definition.do({ values, of, caller }, x)
        if (done !== undefined && typeof done !== 'string') throw new Error('An action returns a text or undefined.')
        const message = [...(done || label)].slice(0, MAX_MESSAGE).join('')
        await end(() => finishAudit(db, entry, isPersonal ? label : logged(message)))
        return message
      } catch (error) {
        const isRefused = error instanceof ExtensionRefusal
        await end(() => (isRefused ? deleteAudit(db, entry) : finishAudit(db, entry, logged('failed'))))
        // The request has its answer already.
        if (isLate && !isRefused) extensions.record(extension, place, error)
        throw error
      }
    })
  } catch (error) {
    isLate = isTimeout(error)
    throw isLate ? refuse(UNFINISHED, 409) : refusalOf(error)
  }

  /** @returns a function that ends the claim */
  async function claim(): Promise<() => Promise<void>> {
    const key = createHash('sha256')
      .update(JSON.stringify([extension.name, place, of, values]))
      .digest('hex')
    const own = { principal: 'extension actions', key, claim: randomUUID() }
    const running = await claimKey(db, { ...own, user_id: null, request_hash: null }, clock())
    if (running) throw refuse(STILL_RUNS, 409)
    const heartbeat = setInterval(() => void extendClaim(db, own.claim).catch(warn), HEARTBEAT_MS).unref()
    const longest = setTimeout(() => clearInterval(heartbeat), LONGEST_MS).unref()
    return async () => {
      clearInterval(heartbeat)
      clearTimeout(longest)
      await freeKey(db, own)
    }
  }

  function start(): Promise<number> {
    const field = `extensions[${extension.name}: ${label}]`
    return startAudit(db, SETTINGS_SUBJECT, { field, old: null, new: logged('started') }, by)
  }

  /** Stores the end of the action. The action is done, so an error must not make it look failed. */
  async function end(store: () => Promise<void>): Promise<void> {
    await store().catch(warn)
    await release().catch(warn)
  }

  /** PostgreSQL stores no NUL characters. */
  function logged(text: string): string {
    return (of && !isPersonal ? `${of}: ${text}` : text).replaceAll('\0', '')
  }
}
