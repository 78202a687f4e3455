import { z } from 'zod'
import { dependsOn } from '../../../../server/cache/dependencies.ts'
import { MINUTE } from '../../../../server/durations.ts'
import type { Services } from '../../../../server/services.ts'
import type { Extension } from '../../../extension/extension.ts'
import type { SlotInputs } from '../../../extension/slots.ts'
import { slotTag, TAG } from '../changed-tags.server.ts'
import { SlotContent } from './slot-record.contract.ts'

const WITHIN_MS = 30
const MAX_BYTES = 8_192
const Filled = SlotContent.extend({ tags: z.array(z.string().regex(TAG)).max(20).default([]) })

/** Returns whether any enabled extension fills a slot. */
export const isFilled = ({ enabled }: Services['extensions'], slot: keyof SlotInputs): boolean =>
  enabled.some(({ slots }) => slots?.[slot] !== undefined)

/**
 * Calls the extensions that fill a slot. The response that is being made depends on the tags that they name. A failing
 * extension is left out, and tried again after a minute.
 * @returns undefined if no extension fills it
 */
export async function fillSlot<Slot extends keyof SlotInputs>(
  { extensions, cache }: Pick<Services, 'extensions' | 'cache'>,
  slot: Slot,
  input: SlotInputs[Slot],
): Promise<SlotContent[] | undefined> {
  const filling = extensions.enabled.filter(({ slots }) => slots?.[slot] !== undefined)
  if (filling.length === 0) return undefined
  const filled = await Promise.all(filling.map((extension) => fillOne(extension)))
  const contents = filled.filter((content) => content !== null)
  return contents.length > 0 ? contents : undefined

  async function fillOne(extension: Extension): Promise<SlotContent | null> {
    try {
      const { tags, ...content } = await extensions.call(extension, `slot ${slot}`, WITHIN_MS, async (x) => {
        const record = await extension.slots?.[slot]?.(input, x)
        if (!record) return EMPTY
        const read = Filled.safeParse(record)
        if (!read.success) throw new Error(`The record is invalid: ${z.prettifyError(read.error)}`)
        if (Buffer.byteLength(JSON.stringify(read.data)) > MAX_BYTES) throw new Error('The record exceeds 8 kB.')
        return read.data
      })
      dependsOn(...tags.map((tag) => slotTag(extension, tag)))
      const isEmpty = !content.title && !content.image && content.lines.length === 0 && content.links.length === 0
      return isEmpty ? null : content
    } catch {
      // The error is reported. Pages without the slot are rendered again.
      const tag = slotTag(extension, 'failed')
      dependsOn(tag)
      setTimeout(() => cache.changed(tag), MINUTE).unref()
      return null
    }
  }
}

const EMPTY: z.infer<typeof Filled> = { lines: [], links: [], tags: [] }
