import type { Collection } from '../../shop/catalog/collections/collections.contract.ts'
import { createCollection } from '../../shop/catalog/collections/editing/edit-collections.contract.ts'
import type { Person } from '../processes/open-shop.ts'

let made = 0

/** Returns a collection form with these fields. A file is the picture. */
export function collectionForm(fields: Record<string, string | number | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Creates a collection as staff, with defaults for the other fields. */
export function createdCollection(
  staff: Person,
  fields: Record<string, string | number | Blob> = {},
): Promise<Collection> {
  made += 1
  return staff.api(createCollection, {
    body: collectionForm({ title: `Collection ${made}`, slug: `collection-${made}`, ...fields }),
  })
}
