import { throttled } from '../../../../server/http/refusal.ts'
import { limitConcurrency } from '../../../../server/limits/limit-concurrency.ts'
import type { Media } from '../../../../server/media/media.ts'
import type { StoredPicture } from '../../../ui/images/renditions.server.ts'
import { type Received, receivePicture } from '../../../ui/images/upload/receive-picture.server.ts'
import { MAX_AVATAR_PIXELS } from '../account-limits.ts'

/** One of two concurrent picture jobs, so that staff wait for at most one avatar. */
const inTurn = limitConcurrency(1, 100)
export const avatarLoad = inTurn.busy
const customersInTurn = new Set<number>()
const NEXT_AFTER_S = 5

/**
 * Stores a customer's avatar.
 * @throws PictureError with the sentence for the field
 * @throws Refusal 429 while another avatar of this customer is processed, 503 if the queue is full
 */
export async function receiveAvatar(
  media: Media,
  customer: number,
  sent: Pick<Received, 'path' | 'crop'>,
): Promise<StoredPicture> {
  if (customersInTurn.has(customer)) throw throttled(NEXT_AFTER_S)
  customersInTurn.add(customer)
  try {
    return await inTurn(() => receivePicture(media, { ...sent, aspect: 1, maxPixels: MAX_AVATAR_PIXELS }))
  } finally {
    customersInTurn.delete(customer)
  }
}
