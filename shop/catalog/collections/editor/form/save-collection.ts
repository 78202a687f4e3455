import { href, redirect } from 'react-router'
import { texts } from '#texts/catalog/collections/editor'
import { CallFailed } from '../../../../../lib/api-client.ts'
import { type FieldErrors, NO_ERRORS } from '../../../../../lib/forms/form-errors.ts'
import type { Api } from '../../../../core/api.ts'
import { nullOn404 } from '../../../../ui/feedback/null-on-404.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import { type Collection, getCollection } from '../../collections.contract.ts'
import { createCollection, updateCollection } from '../../editing/edit-collections.contract.ts'
import { RULE_FIELD, ruleOfForm } from './rule-draft.ts'

/** The checkbox that removes the picture. */
export const WITHOUT_PICTURE = 'without_picture'

export interface CollectionNotSaved {
  errors: FieldErrors
  /** The version that someone else saved in the meantime. */
  theirs?: Collection
}

/**
 * Saves a collection form and redirects to its edit page.
 * @param slug the current slug; undefined for a new collection
 */
export async function saveCollection(api: Api, form: FormData, slug?: string): Promise<Response | CollectionNotSaved> {
  const rule = form.get('kind') === 'rule' ? ruleOfForm(form) : ''
  if (form.get('kind') === 'rule' && rule === '') return { errors: { rule: [texts.addAtLeastOne] } }
  const body = bodyOf(form, rule, slug === undefined)
  try {
    const saved = await (slug === undefined
      ? api(createCollection, { body })
      : api(updateCollection, { params: { slug }, body }))
    toast({ kind: 'success', text: slug === undefined ? texts.collectionCreated : texts.collectionSaved })
    return redirect(href('/admin/collections/update/:slug', { slug: saved.slug }))
  } catch (error) {
    const errors = toastApiError(error)
    if (slug === undefined || !(error instanceof CallFailed)) return { errors }
    if (error.status === 409 || error.status === 404) return changedMeanwhile(api, slug)
    return { errors }
  }
}

async function changedMeanwhile(api: Api, slug: string): Promise<CollectionNotSaved> {
  try {
    const theirs = await api(getCollection, { params: { slug }, query: { texts: 'source' } }).catch(nullOn404)
    return theirs ? { errors: NO_ERRORS, theirs } : { errors: { non_field_errors: [texts.collectionWasDeleted] } }
  } catch (error) {
    return { errors: toastApiError(error) }
  }
}

/** Returns the API request body of the form. */
function bodyOf(form: FormData, rule: string, isNew: boolean): FormData {
  const body = new FormData()
  for (const [name, value] of form)
    if (!name.startsWith(RULE_FIELD) && !OF_THE_FORM.includes(name)) body.append(name, value)
  body.set('rule', rule)
  body.set('leads_home', form.has('leads_home') ? 'true' : 'false')
  if (isNew) body.set('in_menu', form.has('in_menu') ? 'true' : 'false')
  // An empty text removes the picture, unless a new one was chosen.
  if (form.has(WITHOUT_PICTURE) && !form.has('picture')) body.set('picture', '')
  return body
}

const OF_THE_FORM = ['intent', 'kind', WITHOUT_PICTURE]
