import type { Api } from '../../../core/api.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { addProductToCollection, removeProductFromCollection } from '../editing/edit-collections.contract.ts'

/**
 * The actions on a product of a collection. `before` is a product id, or empty for the end; a new product without it
 * goes to the end.
 */
export type CollectionProductIntent = 'place' | 'remove'

let last: Promise<unknown> = Promise.resolve()

/**
 * Adds, moves or removes a product of a collection. Requests are sent one at a time, in the order of the user's
 * actions.
 */
export function changeCollectionProduct(api: Api, form: FormData, slug: string): Promise<null> {
  const turn = last.then(async () => {
    const params = { slug, product: String(form.get('product')) }
    const before = form.get('before')
    const isRemoved = form.get('intent') === ('remove' satisfies CollectionProductIntent)
    try {
      if (isRemoved) await api(removeProductFromCollection, { params })
      else
        await api(addProductToCollection, {
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
