import { fieldText } from '../../../../lib/forms/field-texts.ts'
import { translatedSentence } from '../../../../lib/texts/error-sentences.ts'
import type { Database } from '../../../../server/db/open.ts'
import { type ResponseErrors, refuseFields } from '../../../../server/http/refusal.ts'
import { findLastError } from '../../../core/extensions/extensions-store.server.ts'
import {
  apiValues,
  describeFields,
  storedValues,
  typedFormValues,
} from '../../../core/extensions/fields/form-values.server.ts'
import { generatedForm } from '../../../core/extensions/fields/generated-form.contract.ts'
import type { Extensions } from '../../../core/extensions/open-extensions.server.ts'
import type { StoredCondition } from '../discount.ts'
import type { DiscountForm } from '../discount-form.contract.ts'
import type { DiscountItem } from '../discounts.contract.ts'
import { CONDITIONS, findCondition } from './extension-conditions.server.ts'

/** Lists the conditions of enabled extensions for the form. */
export const conditionChoices = ({ enabled }: Extensions) =>
  enabled.flatMap(({ name: extension, conditions = {} }) =>
    Object.entries(conditions).map(([name, { label, fields = {} }]) => ({
      ...{ extension, name, label },
      fields: describeFields(fields),
    })),
  )

/**
 * Returns the condition of a form as it is stored. One that no enabled extension has is returned unchanged.
 * @throws Refusal 400 for invalid values, at `condition[values]`
 */
export function readCondition(extensions: Extensions, sent: DiscountForm['condition']): StoredCondition | null {
  const found = sent && findCondition(extensions, sent)
  if (!sent || !found) return sent
  const { fields = {} } = found.condition
  const read = generatedForm(describeFields(fields)).safeParse(sent.values, { error: fieldText })
  if (read.success) return { extension: sent.extension, name: sent.name, values: typedFormValues(fields, read.data) }
  const errors: Record<string, string[]> = {}
  for (const { path, message } of read.error.issues) errors[String(path[0])] = [message]
  throw refuseFields({ condition: { values: errors } })
}

/** Returns a condition for the activity log, independently of the order of its values. */
export function conditionText({ extension, name, values }: StoredCondition): string {
  const parts = Object.entries(values).map(([field, value]) => `${field}: ${value}`)
  return `${extension}, ${name}${parts.length > 0 ? ` (${parts.toSorted().join(', ')})` : ''}`
}

/** Returns the error of a condition that no enabled extension has, unless it was stored before. */
export function conditionError(
  extensions: Extensions,
  condition: StoredCondition | null,
  before: StoredCondition | null | undefined,
): ResponseErrors {
  if (!condition || findCondition(extensions, condition)) return {}
  if (before?.extension === condition.extension && before.name === condition.name) return {}
  return { condition: ['This condition no longer exists. Choose another one.'] }
}

/** Returns a stored condition as the API shows it, with the reason if it does not work. */
export async function conditionItem(
  db: Database,
  extensions: Extensions,
  { condition: stored, now }: { condition: StoredCondition | null; now: Date },
): Promise<DiscountItem['condition']> {
  if (!stored) return null
  const { extension, name, values } = stored
  const found = findCondition(extensions, stored)
  if (!found)
    return {
      ...{ extension, name, values },
      problem: translatedSentence(
        `The extension ${extension} is removed or disabled, or no longer has this condition. The discount applies to no order.`,
      ),
    }
  const { fields = {} } = found.condition
  const failed = await findLastError(db, {
    extension,
    place: CONDITIONS,
    since: new Date(now.getTime() - 24 * 3_600_000),
  })
  return {
    ...{ extension, name, values: apiValues(fields, storedValues(fields, values)) },
    problem:
      failed === undefined
        ? null
        : translatedSentence(`The condition has failed within the last day, and the discount did not apply: ${failed}`),
  }
}
