import { texts } from '#texts/ui/images'
import { atWidth } from '../image-url.ts'
import type { Opened } from './ready-picture.ts'

/**
 * Loads a stored picture's widest rendition (the original is not stored) as a file that can be cropped and uploaded.
 * @param address in any of its widths
 */
export async function savedPicture(address: string): Promise<Opened> {
  try {
    const answer = await fetch(atWidth(address, 1920))
    if (!answer.ok) return { error: texts.pictureLoadFailed }
    return { ready: new File([await answer.blob()], 'picture.webp', { type: 'image/webp' }) }
  } catch {
    return { error: texts.pictureLoadFailed }
  }
}
