import type { Services } from '../../../../../server/services.ts'
import { phraseTranslator } from '../../../../core/translations/translate.server.ts'
import type { FilterLabels, NamedValue } from './list-query.contract.ts'

/** Returns the translated names and values of the chosen filters, as answers of lists contain them. */
export async function filterLabels(
  services: Pick<Services, 'db' | 'identity'>,
  { option = [], fact = [] }: { option?: readonly NamedValue[] | undefined; fact?: readonly NamedValue[] | undefined },
): Promise<{ labels?: FilterLabels }> {
  const texts = [...option, ...fact].flatMap(({ name, value }) => [name, value])
  if (texts.length === 0) return {}
  const translate = await phraseTranslator(services, texts)
  const labels = texts.map((text) => [text, translate(text)]).filter(([text, label]) => text !== label)
  return labels.length === 0 ? {} : { labels: Object.fromEntries(labels) }
}
