import { href } from 'react-router'
import type { Language } from '../../../lib/texts/languages.ts'
import { withQuery } from '../../core/admin-kit/lists/list-query.ts'
import type { TranslatedKind } from '../../core/translations/translations.contract.ts'

/** Returns the address of a list of translations. */
export function listAddress(
  language: Language,
  kind: TranslatedKind,
  { isMissing, q = '' }: { isMissing: boolean; q?: string },
): string {
  const address = href('/admin/translations/:language/:kind', { language, kind })
  return withQuery(address, { missing: isMissing && 'true', q })
}
