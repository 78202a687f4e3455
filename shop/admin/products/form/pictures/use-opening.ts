import { useState } from 'react'
import { flushSync } from 'react-dom'
import { texts } from '#texts/admin/products/form/pictures'
import {
  MAX_IMAGE_MB,
  MAX_IMAGES,
  PRODUCT_ASPECT,
} from '../../../../catalog/products/fields/product-limits.contract.ts'
import { centredPicture } from '../../../../ui/images/picker/centred-picture.ts'
import type { ChosenPicture } from '../../../../ui/images/picker/chosen-picture.ts'
import { readyPicture } from '../../../../ui/images/picker/ready-picture.ts'
import { newKey } from '../../drafts/product-draft.ts'

/** A chosen file that is not a picture of the product, because it is still opening or could not be opened. */
export interface UnopenedFile {
  key: string
  name: string
  /** The error; undefined while the file is opening. */
  error?: string
}

/** Pictures are opened one at a time, because a phone has too little memory for a dozen at once. */
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Resolves when all chosen files are opened; undefined when none is opening. */
export const whenOpened = (): Promise<unknown> | undefined => (waiting > 0 ? last : undefined)

/**
 * Opens files as pictures cropped to 4:3, and keeps the list of files that are opening or failed.
 * @param add receives each opened picture, in the chosen order
 */
export function useOpening(add: (picture: ChosenPicture) => void) {
  const [unopened, setUnopened] = useState<readonly UnopenedFile[]>([])
  const dismiss = (key: string) => setUnopened((files) => files.filter((file) => file.key !== key))

  /** @param room how many more pictures the variant may have */
  function open(files: readonly File[], room: number): void {
    const named = files.slice(0, Math.max(0, room)).map((file) => ({ key: newKey(), name: file.name, file }))
    const left = files.length - named.length
    const waits = named.map(({ key, name }) => ({ key, name }))
    const refused = left > 0 ? [{ key: newKey(), name: '', error: texts.atMostPictures(MAX_IMAGES, left) }] : []
    setUnopened((before) => [...before.filter(({ error }) => error === undefined), ...waits, ...refused])
    for (const { key, file } of named) {
      waiting += 1
      last = last.then(() => openOne(key, file)).finally(() => (waiting -= 1))
    }
  }

  async function openOne(key: string, file: File): Promise<void> {
    const found = await opened(file)
    if ('error' in found) {
      const error = `${texts.notAdded(file.name)} ${found.error}`
      return setUnopened((files) => files.map((one) => (one.key === key ? { ...one, error } : one)))
    }
    // Rendered synchronously, because `whenOpened` submits the rendered form.
    flushSync(() => {
      dismiss(key)
      add(found)
    })
  }
  return { unopened, open, dismiss }
}

async function opened(file: File): Promise<ChosenPicture | { error: string }> {
  const found = await readyPicture(file, { megabytes: MAX_IMAGE_MB })
  if ('error' in found) return found
  return centredPicture(found.ready, PRODUCT_ASPECT).catch(() => ({ error: texts.thisBrowserCantChange }))
}
