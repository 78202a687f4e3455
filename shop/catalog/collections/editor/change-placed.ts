import type { apiFrom } from '../../../core/api.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { placeProduct, removePlaced } from '../editing/edit-collections.contract.ts'

/** What may be done with a product of a collection. `before` is a product, or empty for the end; without it a new one goes to the end. */
export type PlacedIntent = 'place' | 'remove'

let last: Promise<unknown> = Promise.resolve()

/** Puts a product into a collection, moves it there or takes it out: one step after the other, in the order in which they were made. */
export function changePlaced(api: ReturnType<typeof apiFrom>, form: FormData, slug: string): Promise<null> {
  const turn = last.then(async () => {
    const params = { slug, product: String(form.get('product')) }
    const before = form.get('before')
    const isRemoved = form.get('intent') === ('remove' satisfies PlacedIntent)
    try {
      if (isRemoved) await api(removePlaced, { params })
      else
        await api(placeProduct, {
          params,
          body: before === null ? {} : { before: before === '' ? null : Number(before) },
        })
    } catch (error) {
      toastApiError(error)
    }
    return null
  })
  last = turn.catch(() => {})
  return turn
}
