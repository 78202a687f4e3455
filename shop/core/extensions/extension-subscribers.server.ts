import { SECOND } from '../../../server/durations.ts'
import type { OutsideSubscriber } from '../../../server/events/event.ts'
import type { Services } from '../../../server/services.ts'
import { ExtensionRefusal } from '../../extension/endpoints.ts'
import type { EventData, ShopEvent } from '../../extension/events.ts'
import type { ExtensionContext } from '../../extension/extension.ts'

const WITHIN_MS = 10 * SECOND

/** Returns a subscriber per listed extension. The events of a disabled extension wait until it is enabled again. */
export const extensionSubscribers = ({ extensions }: Pick<Services, 'extensions'>): OutsideSubscriber[] =>
  extensions.listed.map((extension) => {
    const handlers = (extension.on ?? {}) as Record<string, Handler | undefined>
    return {
      name: subscriberOf(extension.name),
      types: Object.keys(handlers),
      isReady: () => extensions.isEnabled(extension),
      async handle({ id, type, subject_kind, subject_id, sequence, data, actor, at }) {
        const subject = { kind: subject_kind, id: Number(subject_id) }
        const event = { id, type, subject, sequence, data, actor, at } as ShopEvent
        await extensions.call(extension, `on ${type}`, WITHIN_MS, async (x) => {
          try {
            await handlers[type]?.(event, x)
          } catch (error) {
            // A refusal has no receiver here, so it is an error too.
            throw error instanceof ExtensionRefusal ? new Error(error.message) : error
          }
        })
      },
    }
  })

/** Returns the name of the event subscriber of an extension. */
export const subscriberOf = (name: string): string => `extension:${name}`

type Handler = (event: ShopEvent<keyof EventData>, x: ExtensionContext) => void | Promise<void>
