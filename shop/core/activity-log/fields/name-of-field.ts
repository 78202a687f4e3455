import { texts as groupTexts } from '#texts/core/activity-log'
import { texts } from '#texts/core/activity-log/fields'
import type { Change } from '../audit-log.contract.ts'

const OF_VARIANT = /^variants\[(.*)\]\[(\w+)\]$/s
const WITHIN = /^(\w+)\[(.*)\]$/s

/** Returns the label of a field: `variants[Celadon][stock]` -> `Celadon, Stock`. Unknown fields keep their names. */
export function nameOfField({ kind, field }: Pick<Change, 'kind' | 'field'>): string {
  const names = texts.names[kind]
  const [, variant, ofVariant] = OF_VARIANT.exec(field) ?? []
  if (variant !== undefined && ofVariant !== undefined)
    return texts.fieldOf(variant, texts.namesInVariant[ofVariant] ?? ofVariant)
  const [, whole, part] = WITHIN.exec(field) ?? []
  if (whole === undefined || part === undefined) return names[field] ?? field
  const group = kind === 'settings' ? groupTexts.groups[whole] : undefined
  if (group === undefined) return texts.fieldOf(names[whole] ?? whole, part)
  return texts.fieldOf(group, groupTexts.namesInGroup[whole]?.[part] ?? names[part] ?? part)
}
