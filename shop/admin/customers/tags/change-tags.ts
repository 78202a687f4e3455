import { texts } from '#texts/admin/customers/tags'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { Api } from '../../../core/api.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { tagCustomers } from './tags.contract.ts'

/** The result of a form that adds or removes a tag. */
export interface TagAnswer {
  isDone: boolean
  errors?: FieldErrors
}

/** Adds or removes the tag of a form for its customers, and shows what changed. */
export async function changeTags(api: Api, form: FormData): Promise<TagAnswer> {
  const { TagForm } = await import('./tag-form.contract.ts')
  const isRemoval = form.get('intent') === 'untag'
  try {
    const { name } = bodyFrom(TagForm, form)
    const customers = String(form.get('customers')).split(',').map(Number)
    const body = { customers, [isRemoval ? 'remove' : 'add']: [name] }
    const { changed, refused } = await api(tagCustomers, { body })
    const [first] = refused
    // For a single customer, the reason is shown at the field.
    if (first && customers.length === 1) return { isDone: false, errors: { name: [first.reason] } }
    const message = isRemoval ? texts.untagged(changed.length, name) : texts.tagged(changed.length, name)
    toast({ kind: 'success', text: message })
    if (first) toast({ kind: 'error', text: texts.notTagged(refused.length, first.reason) })
    return { isDone: true }
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
}
