import { href } from 'react-router'
import type { Language } from '../../../lib/texts/languages.ts'
import type { TranslatedKind } from '../../core/translations/translations.contract.ts'

/** Returns the address of a list of translations. */
export function listAddress(
  language: Language,
  kind: TranslatedKind,
  { isMissing, q = '' }: { isMissing: boolean; q?: string },
): string {
  const query = new URLSearchParams({ ...(isMissing && { missing: 'true' }), ...(q !== '' && { q }) })
  const address = href('/admin/translations/:language/:kind', { language, kind })
  return query.size === 0 ? address : `${address}?${query}`
}
