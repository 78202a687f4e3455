import type { AuditedKind } from '../audited-kinds.contract.ts'

interface Entry {
  kind: AuditedKind
  field: string
  old_value: string | null
  new_value: string | null
}

/** Fields that contain ids of other subjects, with the kind of subject. */
const NAMED_BY_ID: { [kind in AuditedKind]?: { readonly [field: string]: AuditedKind } } = {
  collection: { parent: 'collection' },
  delivery_method: { zone_id: 'delivery_zone' },
  customer: { tags: 'customer_tag' },
  customer_tag: { merged: 'customer_tag' },
  discount: {
    ...{ collections: 'collection', products: 'product', get_collections: 'collection', get_products: 'product' },
    ...{ tag: 'customer_tag', customers: 'customer', methods: 'delivery_method' },
  },
  product: { frequentlyBoughtTogether: 'product' },
}
const IDS = /^\d+(?:, \d+)*$/
const SEPARATOR = ', '

/** Returns the subjects that the values of an entry refer to by id. */
export function subjectsInValues(entry: Entry): { kind: AuditedKind; subject_id: number }[] {
  const kind = NAMED_BY_ID[entry.kind]?.[entry.field]
  if (kind === undefined) return []
  const ids = [entry.old_value, entry.new_value].flatMap((value) => productIdsInTags(value) ?? [])
  return ids.map((subject_id) => ({ kind, subject_id }))
}

/** Replaces ids by names: `Cup, small; Jug`. Unknown ids remain. */
export function withNames(
  { kind, field }: Pick<Entry, 'kind' | 'field'>,
  value: string | null,
  nameOf: (kind: AuditedKind, id: number) => string | null,
): string | null {
  const ofKind = NAMED_BY_ID[kind]?.[field]
  const ids = ofKind && productIdsInTags(value)
  return ids ? ids.map((id) => nameOf(ofKind, id) ?? String(id)).join('; ') : value
}

/** Returns the ids in a value; undefined if it contains anything else, such as a cut mark. */
function productIdsInTags(value: string | null): number[] | undefined {
  return value !== null && IDS.test(value) ? value.split(SEPARATOR).map(Number) : undefined
}
