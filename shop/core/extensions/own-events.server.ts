import { z } from 'zod'
import type { EventType } from '../../../lib/event-type.ts'
import type { Database } from '../../../server/db/open.ts'
import { recordEvent } from '../../../server/events/events-store.ts'
import type { Extension } from '../../extension/extension.ts'
import type { ExtraKind } from '../../extension/fields.ts'
import type { OwnEvent, RecordEvent } from '../../extension/own-events.ts'

const NAME = /^[a-z][a-z0-9-]{0,39}$/
const KINDS: readonly ExtraKind[] = ['product', 'variant', 'order', 'customer']

type Recording = Pick<Extension, 'name' | 'events'>

/** Returns the types of events that extensions record. */
export const eventTypesOf = (extensions: readonly Recording[]): EventType[] =>
  extensions.flatMap((extension) => (extension.events ?? []).map((event) => typeOf(extension, event)))

const typeOf = ({ name }: Recording, { name: event, of: subject, summary, data }: OwnEvent): EventType => ({
  ...{ type: `x.${name}.${event}`, subject, summary, data },
})

/** Returns the function that records events of an extension. @param db a transaction, or the database */
export const recorderOf =
  (db: Database, extension: Recording, now: () => Date): RecordEvent =>
  async (event, { subject, data }) => {
    if (!extension.events?.includes(event as unknown as OwnEvent))
      throw new Error(`Add the event ${event.name} to \`events\` of the extension first.`)
    const type = typeOf(extension, event as unknown as OwnEvent)
    await recordEvent(db, type, { subject, data, actor: { kind: 'extension' }, now: now() })
  }

/**
 * Checks the events of an extension.
 * @returns the problem, as the sentence after the name of the extension; undefined without one
 */
export function eventsProblem({ events = [] }: Recording): string | undefined {
  const names = new Set<string>()
  for (const { name, of: subject, summary, data } of events) {
    if (!NAME.test(name)) return `has the event ${name}. Use at most 40 lower-case letters, digits and hyphens.`
    if (names.has(name)) return `has the event ${name} twice.`
    names.add(name)
    if (!KINDS.includes(subject)) return `has the event ${name} of an unknown kind of record, ${subject}.`
    if (typeof summary !== 'string' || summary.trim() === '') return `has the event ${name} without a summary.`
    if (!(data instanceof z.ZodObject)) return `has the event ${name} without a schema of its data: z.object({ … }).`
  }
  return undefined
}
