import { refuse } from '../../../server/http/refusal.ts'
import type { Services } from '../../../server/services.ts'
import type { Extension } from '../../extension/extension.ts'

/** @throws Refusal 404 with an explanation for staff if the extension is disabled */
export function requireEnabled({ extensions }: Pick<Services, 'extensions'>, extension: Extension): void {
  if (extensions.isEnabled(extension)) return
  throw refuse(`The extension ${extension.name} is disabled. Owners can enable it under Settings, Extensions.`, 404)
}
